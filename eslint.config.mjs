import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { plainComments } from './scripts/lint/plain-comments.mjs'
import {
  noBareCookies,
  noCopiedRequests,
  noPhysicalDirections,
  noInternals,
  noProcessEnv,
  noSharedStubs,
} from './scripts/lint/restrictions.mjs'

export default tseslint.config(
  {
    ignores: [
      '**/.next/',
      '**/.data/',
      '**/next-env.d.ts',
      // Payload generates these files.
      '**/importMap.js',
      '**/payload-types.ts',
      '**/migrations/2*',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    plugins: { studio: { rules: { 'plain-comments': plainComments } } },
    rules: { 'studio/plain-comments': 'error' },
  },

  {
    // oxlint runs the rules that need types, with TypeScript's native engine: .oxlintrc.json.
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
    // Only folders with components and hooks, because these rules compile each file, which
    // takes most of the lint's time.
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
        ...noInternals,
      ],
    },
  },

  {
    // The files that read the environment, and tests, which set it.
    files: [
      '**/env.ts',
      '**/check-settings.ts',
      '**/*.config.ts',
      '**/instrumentation.ts',
      '**/*.test.{ts,tsx}',
      '**/test-support/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noPhysicalDirections, ...noInternals] },
  },

  {
    files: ['packages/shared/**/*.ts', '**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...noCopiedRequests, ...noInternals] },
  },

  {
    files: ['packages/shared/src/requests/rebuild-request.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noInternals] },
  },

  {
    // Tests may use internals and mocks.
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
