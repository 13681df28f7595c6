import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import {
  noBareCookies,
  noCopiedRequests,
  noPhysicalDirections,
  noPrivateGround,
  noProcessEnv,
  noSharedStubs,
} from './scripts/lint/restrictions.mjs'

export default tseslint.config(
  {
    ignores: [
      '**/.next/',
      '**/.data/',
      '**/.turbo/',
      '**/next-env.d.ts',
      // Written by Payload's own tools.
      '**/importMap.js',
      '**/payload-types.ts',
      '**/migrations/2*',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    // Rules that need types are oxlint's, whose engine is TypeScript's native one: .oxlintrc.json.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },

  {
    files: ['apps/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    settings: { next: { rootDir: ['apps/web', 'apps/cms'] } },
    plugins: { '@next/next': next },
    rules: { ...next.configs.recommended.rules, ...next.configs['core-web-vitals'].rules },
  },

  {
    // Where components and hooks may be: the rules compile each file, which takes most of the lint's time.
    files: ['apps/**/*.tsx', 'apps/web/src/**/*.ts', 'apps/cms/src/**/admin/**/*.ts'],
    ignores: ['**/*.test.*', 'apps/web/src/cms/**', 'apps/web/src/delivery/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },

  {
    files: ['apps/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noBareCookies,
        ...noCopiedRequests,
        ...noPhysicalDirections,
        ...noProcessEnv,
        ...noPrivateGround,
      ],
    },
  },

  {
    // The places where the environment is read, each once; and tests, which set it.
    files: [
      '**/env.ts',
      '**/*.config.ts',
      '**/instrumentation.ts',
      '**/*.test.{ts,tsx}',
      '**/test-support/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noPhysicalDirections, ...noPrivateGround] },
  },

  {
    files: ['packages/shared/**/*.ts', '**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...noCopiedRequests, ...noPrivateGround] },
  },

  {
    files: ['packages/shared/src/requests/rebuild-request.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noPrivateGround] },
  },

  {
    // Tests may look behind and put things in place of others.
    files: ['**/*.test.{ts,tsx,mjs}', '**/test-support/**', 'tests/**'],
    rules: { 'no-restricted-syntax': ['error', ...noPhysicalDirections] },
  },

  {
    files: ['{apps,docker,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
    ignores: ['**/*.isolated.*'],
    rules: { 'no-restricted-syntax': ['error', ...noPhysicalDirections, ...noSharedStubs] },
  },

  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
)
