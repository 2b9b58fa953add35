import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: globals.browser } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
        rules: { "svelte/no-navigation-without-resolve": "off" }, // that is for SvelteKit
    },
    { rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
);
