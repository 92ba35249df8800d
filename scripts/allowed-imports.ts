/** Workspace packages that are programs: nothing imports them. */
export const apps = ['web', 'server', 'desktop', 'cli', 'bench'];

/**
 * Who may import whom, including type-only imports: package → what its shipped files may import: a package by its bare
 * name, or one of its entries as `name/entry`. Tests may import any package that is not an app.
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  domain: ['words/values'],
  words: [],
  sync: [],
  'durable-files': [],
  workers: [],
  api: [
    'domain',
    'domain/money',
    'evaluation/report',
    'words/catalogue',
    'words/errors',
    'words/network',
    'words/reader',
    'words/values',
  ],
  templates: ['domain'],
  // What an evaluation looks at is in its input: the renderer and the importer make their parts of it.
  importer: [
    'domain',
    'evaluation',
    'evaluation/job-match',
    'recognition',
    'recognition/node',
    'spelling/fetched',
    'words/catalogue',
    'words/importer',
    'workers',
  ],
  evaluation: ['domain'],
  exporter: ['domain'],
  samples: ['domain'],
  spelling: ['domain'],
  grammar: ['domain', 'spelling/texts', 'workers'],
  // Knows pixels and words, nothing of documents.
  recognition: [],
  // Draws, reads, checks the spelling and evaluates, for the programs that do so in Node.
  evaluator: [
    'domain',
    'evaluation',
    'exporter',
    'grammar',
    'importer',
    'importer/*',
    'renderer',
    'renderer/node',
    'spelling/node',
  ],
  renderer: ['domain', 'evaluation', 'templates'],
  store: ['domain', 'sync', 'durable-files', 'words/storage', 'words/disk'],
  ui: [
    'domain',
    'domain/money',
    'api',
    'api/client',
    'api/failure',
    'api/late-client',
    'api/contract',
    'api/pictures',
    'api/samples',
    'api/templates',
    'api/session-core',
    'api/sync-transport',
    'templates',
    'renderer',
    'renderer/fonts',
    'renderer/preview',
    'renderer/start-worker',
    'importer',
    'importer/client',
    // Types, what reads a stored report, and its verdict; the checks run in the importer's worker.
    'evaluation/report',
    'evaluation/verdict',
    'exporter',
    'grammar/client',
    'grammar/worker',
    'recognition/worker',
    'samples',
    'sync',
    'store',
    'store/sync-store',
    'words/admin-languages',
    'words/catalogue',
    'words/en/*',
    'words/evaluation',
    'words/languages',
    'words/legal-pages',
    'words/network',
    'words/reader',
    'words/translate',
  ],
  cli: [
    'durable-files',
    'domain',
    'templates',
    'renderer',
    'renderer/*',
    'importer',
    'importer/*',
    'exporter',
    'evaluation',
    'evaluator',
    'grammar/node',
    'words/catalogue',
    'words/command-line',
    'words/evaluation',
  ],
  // In addition to the interface: the settings that the server passes to the page, and the entries of the workers,
  // which an app bundles.
  web: [
    'ui',
    'ui/start-early',
    'ui/start-when-read',
    'ui/static-page',
    'api',
    'api/samples',
    'store',
    'store/indexeddb',
    'store/memory',
    'store/unsaved-edits',
    'importer/worker',
    'renderer/worker',
  ],
  // The evaluator and the renderer only in the programs that it starts (`startedPrograms`).
  server: [
    'durable-files',
    'domain',
    'domain/money',
    'api',
    'api/contract',
    'api/pictures',
    'api/samples',
    'api/templates',
    'evaluation/report',
    'evaluator',
    'renderer',
    'renderer/node',
    'renderer/version',
    'samples',
    'templates/ids',
    'words/*',
  ],
  // Its window has the interface and the entries of its workers; the main process does what the window must not.
  desktop: [
    'ui',
    'domain',
    'durable-files',
    'api',
    'api/client',
    'api/failure',
    'api/contract',
    'api/session-core',
    'api/sync-transport',
    'store',
    'store/sqlite',
    'store/sync-store',
    'sync',
    'importer/worker',
    'renderer/worker',
    'words/catalogue',
    'words/desktop',
    'words/network',
    'words/printing',
    'words/reader',
  ],
  testkit: ['*'],
  bench: ['*'],
};

/**
 * What runs only in programs that the server starts, each in its own process with limits: the packages, and the folders
 * of those programs. The other files of the server do not reach them through any import either.
 */
export const startedPrograms = {
  packages: ['evaluator', 'renderer', 'renderer/node'],
  folders: ['server/src/evaluation-program', 'server/src/picture-program'],
};

/** Folders for Node only, in packages that also run in a browser; the files outside them import nothing from them. */
export const nodeFolders = ['packages/store/src/sqlite'];

/**
 * Folders of any package whose files are tests or serve tests: the rules for tests apply to them, and nothing shipped
 * imports them.
 */
export const testFolders: readonly string[] = ['e2e', 'testing'];

/**
 * Packages for Node only: of the packages that also run in a browser, only their Node entries and folders import them.
 */
export const nodePackages: readonly string[] = ['durable-files', 'evaluator'];

/**
 * Packages whose files also run in a browser, except for `nodeFolders`. Their `src/node.ts` and `src/node-*.ts` are
 * entries for Node only.
 */
export const browserPackages = [
  'domain',
  'words',
  'workers',
  'sync',
  'api',
  'templates',
  'evaluation',
  'importer',
  'exporter',
  'samples',
  'spelling',
  'grammar',
  'renderer',
  'store',
  'ui',
  'web',
];

/**
 * The floors of the interface, from the bottom up: folder of `floorsFolder` → the floors below that its shipped files
 * may import. Tests may import any.
 */
export const allowedFloors: Readonly<Record<string, readonly string[]>> = {
  base: [],
  parts: ['base'],
  rooms: ['base', 'parts'],
  shell: ['base', 'parts', 'rooms'],
};

/** Where the floors are; its `index.ts` is the entry of the package and is on the top floor. */
export const floorsFolder = 'packages/ui/src';

/** The floor whose folders do not import each other: what two rooms share is on a floor below. */
export const roomsFloor = 'rooms';
