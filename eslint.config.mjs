import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The rules that oxlint has reported already. */
const REPORTED = new Set(['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'])

// oxlint checks everything else, and has these rules too: .oxlintrc.json. This file runs the React
// team's own edition of them. It takes minutes, so only `npm run lint:compiler` starts it.
export default tseslint.config(
  { ignores: ['**/.next/', '**/.data/', '**/*.{js,mjs}'] },
  {
    files: ['apps/**/*.tsx', 'apps/web/src/**/*.ts', 'apps/cms/src/**/admin/**/*.ts'],
    ignores: ['**/*.test.*', 'apps/web/src/cms/**', 'apps/web/src/delivery/**'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'react-hooks': reactHooks },
    rules: Object.fromEntries(
      Object.entries(reactHooks.configs.recommended.rules).filter(([name]) => !REPORTED.has(name)),
    ),
  },
)
