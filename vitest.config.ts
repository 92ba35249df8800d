import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { addKind } from './scripts/add-kind.ts';
import { addPage } from './scripts/add-page.ts';
import { addSection } from './scripts/add-section.ts';

const sources = ['packages/*/src', 'web/src', 'web/build', 'desktop/src'];
/** Tests that run with a section that the registry does not have. */
const newSection = 'packages/testkit/src/new-section/**/*.test';
/** Tests that run with a page that the registry does not have. */
const newPage = '{packages/ui,server}/src/**/new-page/**/*.test.{ts,tsx}';
/** Tests that run with a kind of document that the registries do not have. */
const newKind = '{packages/{testkit,ui},server}/src/**/new-kind/**/*.test.{ts,tsx}';
const tests = (suffix: string) => sources.map((folder) => `${folder}/**/*.test.${suffix}`);
/** Files that change shared state (globals, databases, Electron): each has its own worker. */
const alone = [
  'desktop/src/**/*.test.ts',
  'packages/cli/src/**/*.test.ts',
  'packages/store/src/{indexeddb,sqlite}/**/*.test.ts',
];
/** Files that draw pages share workers, and with them the fonts: each takes up to 1.5 GB. */
const drawn = [
  'packages/*/src/**/*.pdf.test.ts',
  'packages/renderer/src/*.test.ts',
  'packages/renderer/src/{fonts,preview}/**/*.test.ts',
  'packages/testkit/src/{corpus,fixtures,golden,pdf}/**/*.test.ts',
];
/**
 * Files that replace modules or change what modules keep, such as the session, and would leave that to the next one, or
 * that measure time.
 */
const screensAlone = [
  'packages/ui/src/base/{use-file-drop,use-preview}.test.tsx',
  'packages/ui/src/parts/rich-text/pasted-html.linear.test.tsx',
  'packages/ui/src/rooms/{admin/list/use-row-keys,onboard/onboard,review/upload-page,site/live-resume/live-resume}.test.tsx',
  'packages/ui/src/shell/shell.test.tsx',
];
/** The other files share a worker and what they import: loading zod and React takes longer than most files' tests. */
const shared = { isolate: false };
/** What a test looks for on a screen may appear late. */
const screen = {
  environment: 'happy-dom',
  // Scripts that a page adds are not run here, which is no error.
  environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
  setupFiles: ['packages/ui/src/base/testing/patient-screen.ts'],
};

/**
 * They measure memory and time of a server whose passwords cost what they do: that one took 10 to 35 MB more after other
 * files in the same worker.
 */
const measured = [
  'server/src/features/auth/passwords.test.ts',
  'server/src/security/{memory,stall,every-endpoint.stall}.test.ts',
];
/** Elsewhere they cost nothing: hashing them took half of the time of the server's tests. */
const cheapPasswords = {
  find: /^.*\/password-cost\.ts$/u,
  replacement: join(import.meta.dirname, 'server/src/testing/cheap-passwords.ts'),
};

/** Vitest starts with the largest files. These are small and take long: as the last one, each would run alone. */
const longForTheirSize = [
  'desktop/e2e/attacks.test.ts',
  'features/payments/histories-sqlite.property.test.ts',
  'features/payments/histories-postgres.property.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longForTheirSize.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Tests wait for disks, browsers and servers nearly half of their time: with a worker for each of two processors, one
    // of them was idle on average.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Generous, for busy processors: a passing test never waits that long. No test has a shorter timeout of its own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          include: tests('ts'),
          exclude: [...alone, ...drawn, `${newSection}.ts`, newPage, newKind],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'node',
          include: alone,
          globalSetup: ['packages/testkit/src/pdf/drawn-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          environment: 'node',
          ...shared,
          include: drawn,
          globalSetup: ['packages/testkit/src/pdf/drawn-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...screen,
          ...shared,
          include: tests('tsx'),
          exclude: [...screensAlone, `${newSection}.tsx`, newPage, newKind],
        },
      },
      { extends: true, test: { name: 'dom-alone', ...screen, include: screensAlone } },
      {
        extends: true,
        plugins: [addSection()],
        test: { name: 'new-section', environment: 'node', ...shared, include: [`${newSection}.{ts,tsx}`] },
      },
      {
        extends: true,
        plugins: [addKind()],
        test: {
          name: 'new-kind',
          environment: 'node',
          include: ['packages/testkit/src/new-kind/**/*.test.ts', 'server/src/**/new-kind/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [addKind()],
        test: {
          name: 'new-kind-form',
          ...screen,
          include: ['packages/ui/src/**/new-kind/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...shared,
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          exclude: [newPage, newKind, ...measured],
          alias: [cheapPasswords],
          globalSetup: ['server/src/testing/postgres-cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-alone',
          environment: 'node',
          include: measured,
          globalSetup: ['server/src/testing/postgres-cluster.ts'],
        },
      },
      // The form is generated from fields, so its own tests cover the added section too.
      {
        extends: true,
        plugins: [addSection()],
        test: {
          name: 'new-section-form',
          ...screen,
          include: ['packages/ui/src/rooms/editor/kinds/resume/forms/forms.test.tsx'],
        },
      },
      {
        extends: true,
        plugins: [addPage()],
        test: { name: 'new-page', environment: 'node', include: [newPage] },
      },
      // The built desktop app, in a browser.
      {
        extends: true,
        test: {
          name: 'desktop',
          environment: 'node',
          include: ['desktop/{e2e,testing}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'workspace', environment: 'node', include: ['scripts/**/*.test.ts'] },
      },
    ],
  },
});
