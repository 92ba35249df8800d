/** Workspace packages that are programs: nothing imports them. */
export const apps = ['web', 'server', 'desktop', 'cli', 'bench'];

/**
 * Who may import whom, type-only imports included: package → what its shipped files may import, a package by its bare
 * name or one of its entries by `name/entry`. Tests may import any package that is not an app.
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  sync: [],
  api: ['domain'],
  templates: ['domain'],
  importer: ['domain'],
  exporter: ['domain'],
  samples: ['domain'],
  renderer: ['domain', 'templates'],
  store: ['domain', 'sync'],
  ui: [
    'domain',
    'api',
    'api/client',
    'api/contract',
    'api/sync-transport',
    'templates',
    'renderer',
    'renderer/fonts',
    'renderer/preview',
    'importer',
    'importer/client',
    'exporter',
    'samples',
    'sync',
    'store',
  ],
  cli: ['domain', 'templates', 'renderer', 'renderer/*', 'importer', 'importer/*', 'exporter'],
  // Beside the interface: the settings the server hands over, and the entries of the workers, which an app bundles.
  web: ['ui', 'api', 'store', 'store/indexeddb', 'store/memory', 'importer/worker', 'renderer/worker'],
  server: ['domain', 'api', 'api/contract'],
  // Its window has the interface and the entries of its workers; what the window may not have, the main process does.
  desktop: ['ui', 'domain', 'api', 'api/client', 'api/contract', 'api/sync-transport', 'store', 'store/sqlite', 'sync', 'importer/worker', 'renderer/worker'],
  testkit: ['*'],
  bench: ['*'],
};

/** Folders of packages that run in a browser too which are for Node alone; what is beside them imports nothing of theirs. */
export const nodeFolders = ['packages/store/src/sqlite'];

/** Packages whose files run in a browser too, but for `nodeFolders`. Their `src/node.ts` and `src/node-*.ts` are entries for Node alone. */
export const browserPackages = ['domain', 'sync', 'api', 'templates', 'importer', 'exporter', 'samples', 'renderer', 'store', 'ui', 'web'];
