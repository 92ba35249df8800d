import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { workspacePackages } from './package-graph.ts';

const versionsSchema = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string().default(''),
  version: z.string().default(''),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).catch(''),
  scripts: versionsSchema,
  gypfile: z.boolean().optional(),
  dependencies: versionsSchema,
  optionalDependencies: versionsSchema,
  peerDependencies: versionsSchema,
  devDependencies: versionsSchema,
});
type Manifest = z.infer<typeof manifestSchema>;

const manifestOf = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const lockfileOf = (root: string): string => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/** The packages that ship, together with those of ours that they use. */
const shipped = ['web', 'server', 'desktop', 'packages/cli'];

/** Licences that only require attribution; the OFL is for fonts. */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
]);

/**
 * Licences of dictionaries, which are files that travel beside the program as their authors published them and that it
 * only reads (docs/adr/0031-spelling.md).
 */
const dictionaryLicences = new Set(['BSD', 'MPL-1.1', 'MPL-2.0', 'GPL-3.0']);

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Dependencies of the workspace that are not pinned to one version, and resolutions in the lockfile without a checksum.
 */
function unpinned(root: string): string[] {
  const folders = [root, ...workspacePackages(root).map(({ folder }) => folder)];
  const ranges = folders.flatMap((folder) => {
    const { name, dependencies, optionalDependencies, devDependencies } = manifestOf(folder);
    return Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }).flatMap(([to, version]) =>
      version === 'workspace:*' || exactVersion.test(version) ? [] : [`${name}: ${to} is "${version}"`],
    );
  });
  const loose = [...lockfileOf(root).matchAll(/^ {2}(\S+):\n {4}resolution: (.*)$/gm)].flatMap(
    ([, name = '', resolution = '']) =>
      /^\{integrity: sha512-[\w+/=]+\}$/.test(resolution) ? [] : [`${name}: ${resolution}`],
  );
  return [...ranges, ...loose];
}

/** What the registry marked as deprecated when the lockfile was written. */
const deprecated = (root: string): string[] =>
  [...lockfileOf(root).matchAll(/^ {2}(\S+):\n(?: {4}.*\n)*? {4}deprecated: (.*)$/gm)].map(
    ([, name = '', why = '']) => `${name} ${why}`,
  );

/** An installed package. */
interface Installed {
  name: string;
  version: string;
  /** The real folder. */
  folder: string;
  manifest: Manifest;
}

/** Every package of the lockfile that is installed, shipped or not. */
function installed(root: string): Installed[] {
  const store = join(root, 'node_modules', '.pnpm');
  const locked = new Set([...lockfileOf(root).matchAll(/^ {2}'?([^\s':]+)'?:$/gm)].map(([, name]) => name));
  const found = readdirSync(store)
    .flatMap((entry) => packagesIn(join(store, entry, 'node_modules')))
    .map(read);
  return found.filter(({ name, version }) => locked.has(`${name}@${version}`));
}

const read = (folder: string): Installed => {
  const manifest = manifestOf(folder);
  return { name: manifest.name, version: manifest.version, folder, manifest };
};

/** The packages that are in a folder of modules themselves; the others are links. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name === '.bin') return [];
    const at = join(modules, entry.name);
    if (entry.name.startsWith('@')) return packagesIn(at);
    return existsSync(join(at, 'package.json')) ? [at] : [];
  });
}

/** Packages with an install script for which the settings of pnpm do not say whether it may run. */
function undecidedScripts(root: string): string[] {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const decided = new Set(
    [
      ...(/^allowBuilds:\n((?: {2}.*\n)*)/m.exec(settings)?.[1] ?? '').matchAll(/^ {2}'?([^':]+)'?: (?:true|false)$/gm),
    ].map(([, name]) => name),
  );
  return installed(root).flatMap(({ name, version, folder, manifest: { scripts, gypfile } }) => {
    const runs = ['preinstall', 'install', 'postinstall'].filter((script) => scripts[script] !== undefined);
    // Without such a script, npm builds native code with node-gyp if there is a binding.gyp, unless the package says
    // not to.
    if (runs.length === 0 && gypfile !== false && existsSync(join(folder, 'binding.gyp'))) runs.push('node-gyp');
    return runs.length > 0 && !decided.has(name) ? [`${name} ${version}: ${runs.join(', ')}`] : [];
  });
}

/** What ships: everything that the apps use at run time, except our own packages. */
export function production(root: string): Installed[] {
  const found = new Map<string, Installed>();
  const ours = new Set(workspacePackages(root).map(({ folder }) => realpathSync(folder)));
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    const one = read(folder);
    found.set(folder, one);
    const { dependencies, optionalDependencies, peerDependencies } = one.manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // Optional packages may be missing on this system.
      const next = resolved(folder, name);
      if (next !== null) visit(next);
    }
  };
  for (const at of shipped) visit(realpathSync(join(root, at)));
  return [...found.values()].filter(({ folder }) => !ours.has(folder));
}

/** The folder in which a package finds another one; `null` if it does not. */
function resolved(folder: string, name: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (at === dirname(at)) return null;
  }
}

/**
 * The licence of a package as an SPDX expression: declared, or MIT if the first line of its text says so; `''` if
 * neither.
 */
export function licenceOf({ folder, manifest: { license, licenses } }: Installed): string {
  const one = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
  const [single, list] = [one.safeParse(license).data, z.array(one).safeParse(licenses ?? license).data];
  if (single !== undefined || list !== undefined) return single ?? `(${list?.join(' OR ')})`;
  const text = join(folder, 'LICENSE');
  return existsSync(text) && readFileSync(text, 'utf8').startsWith('MIT License\n') ? 'MIT' : '';
}

/** Whether an expression allows the choice of a permitted licence: any of "OR", all of "AND". */
export const isAllowedLicence = (expression: string, name = ''): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) =>
      choice
        .split(/ AND /i)
        .every(
          (licence) =>
            allowedLicences.has(licence.trim()) ||
            (name.startsWith('dictionary-') && dictionaryLicences.has(licence.trim())),
        ),
    );

/** Packages that ship under a licence that is not permitted. */
const licenceViolations = (root: string): string[] =>
  production(root).flatMap((one) =>
    isAllowedLicence(licenceOf(one), one.name) ? [] : [`${one.name} ${one.version}: ${licenceOf(one) || 'no licence'}`],
  );

/** The rules for dependencies that can be checked offline, each with the lines that break it. */
export const dependencyRules: Readonly<Record<string, (root: string) => string[]>> = {
  'is pinned to one version, and held by a checksum': unpinned,
  'was not called deprecated by the registry': deprecated,
  'runs nothing at installation that was not decided on': undecidedScripts,
  'ships under an allowed licence': licenceViolations,
};
