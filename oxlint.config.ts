import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';
import {
  allowedFloors,
  allowedImports,
  browserPackages,
  floorsFolder,
  nodeFolders,
  roomsFloor,
  testFolders,
} from './scripts/allowed-imports.ts';

/** The files to which the rules for tests apply. */
const testFiles = ['**/*.test.{ts,tsx}', ...testFolders.map((folder) => `**/${folder}/**`)];

const folderOf = (name: string): string =>
  ['web', 'server', 'desktop', 'bench'].includes(name) ? name : `packages/${name}`;

/** Programs for Node that store files. */
const programs = ['server', 'desktop', 'cli'];

/**
 * The import rules of one package that can be checked on import statements; scripts/package-graph.ts checks the rest.
 */
const importRules = (
  name: string,
  allowed: readonly string[],
  { folder = `${folderOf(name)}/src`, relative = [] as string[] } = {},
): OxlintOverride => {
  const ours = allowed.includes('*')
    ? []
    : [
        {
          group: ['@vitae/*', '@vitae/*/**', ...allowed.map((entry) => `!@vitae/${entry}`)],
          message: `${name} may not import this: see docs/architecture.md.`,
        },
      ];
  const runtime = browserPackages.includes(name)
    ? [{ group: ['node:*', 'electron'], message: `${name} runs in a browser too.` }]
    : [];
  const wholeFiles = programs.includes(name)
    ? [
        {
          group: ['node:fs', 'node:fs/promises'],
          importNames: ['fsync', 'fsyncSync', 'rename', 'renameSync'],
          message: 'Write whole files with @vitae/durable-files.',
        },
      ]
    : [];
  const floors = relative.length
    ? [{ regex: `^(\\.\\./)+(${relative.join('|')})/`, message: `Not from ${folder}: see docs/architecture.md.` }]
    : [];
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    excludeFiles: [...testFiles, '**/src/node.ts', '**/src/node-*.ts', ...nodeFolders.map((folder) => `${folder}/**`)],
    rules: { 'no-restricted-imports': ['error', { patterns: [...ours, ...runtime, ...wholeFiles, ...floors] }] },
  };
};

/** The rules of `ui` for each floor and room, with the folders that it may not import by a relative path. */
const floorRules = (): OxlintOverride[] => {
  const rooms = readdirSync(`${floorsFolder}/${roomsFloor}`);
  return Object.entries(allowedFloors).flatMap(([floor, below]) => {
    const above = Object.keys(allowedFloors).filter((other) => other !== floor && !below.includes(other));
    const places = floor === roomsFloor ? rooms.map((room) => `${floor}/${room}`) : [floor];
    return places.map((place) =>
      importRules('ui', allowedImports.ui ?? [], {
        folder: `${floorsFolder}/${place}`,
        relative: [...above, ...(floor === roomsFloor ? rooms.filter((room) => place !== `${floor}/${room}`) : [])],
      }),
    );
  });
};

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist', '**/.cache', '**/*.d.ts'],
  rules: {
    'max-lines': ['error', { max: 500 }],
    'no-console': ['error', { allow: ['error', 'warn'] }],
    // zod/mini's name for a default.
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    'import/no-default-export': 'error',
    'react/rules-of-hooks': 'error',
    // A function that draws a trigger is a render prop, not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/exhaustive-deps': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // Spreading a string into its characters is intended.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'vitest/no-focused-tests': 'error',
    // An expectation may carry a message.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // The JSX transform imports React, namespaces may be narrowed with `typeof`, and a worker's postMessage has no origin.
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    // TypeScript checks this better, with noImplicitReturns.
    'typescript/consistent-return': 'off',
    // Base UI renders roles onto elements of our choice.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // Matters of style in which this code differs: it sorts new arrays in place, defines helpers next to their only use,
    // and imports style sheets for their effect.
    'eslint/no-shadow': 'off',
    'import/default': 'off',
    'import/no-named-as-default': 'off',
    'import/no-unassigned-import': 'off',
    'promise/always-return': 'off',
    'react/set-state-in-effect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-module-specifiers': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...Object.entries(allowedImports).map(([name, allowed]) => importRules(name, allowed)),
    ...floorRules(),
    // There is no React here: a function whose name begins with `use` is not a hook.
    {
      files: [
        'packages/{domain,sync,api,evaluation,importer,exporter,store,samples,renderer,cli}/**',
        'server/**',
        'scripts/**',
      ],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    { files: ['**/*.config.ts', 'knip.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['scripts/**', 'bench/**', 'packages/cli/**', 'server/src/main.ts', 'server/src/serve.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Plain JavaScript has no types to check.
      files: ['**/*.mjs', '**/*.cjs'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
          `typescript/no-unsafe-${kind}`,
          'off',
        ]),
      ),
    },
    {
      files: [...testFiles, '**/conformance.ts'],
      rules: {
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/unbound-method': 'off',
        // fast-check and the conformance suites assert in functions of their own, and name cases by data.
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-title': 'off',
        // A test may prove that something does not compile.
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      },
    },
  ],
});
