import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { main, preload } from '../../build.ts';
import { guards, madeAnew } from './guards.ts';

const sources = join(import.meta.dirname, '../../src');

/**
 * Replaces a text that occurs exactly once. @throws if it does not: the guard was rewritten, and its row has to be
 * checked
 */
function replaceOnce(code: string, text: string, by: string, what: string): string {
  const parts = code.split(text);
  if (parts.length !== 2)
    throw new Error(`${what} stands ${parts.length - 1} times in its file, and not once: ${text}`);
  return parts.join(by);
}

const isOff = (name: string): string => `globalThis.isGuardOff(${JSON.stringify(name)})`;

/** Gives every guard of a file a switch. */
export function withSwitches(file: string, code: string): string {
  let switched = code;
  for (const { text, anew } of madeAnew.filter((one) => one.file === file))
    switched = replaceOnce(switched, text, anew, 'What is made anew');
  const own = guards.filter((guard) => guard.file === file);
  for (const text of new Set(own.map((guard) => guard.text))) {
    const same = own.filter((guard) => guard.text === text);
    const [{ name, off } = { name: '', off: '' }] = same;
    const by = off.includes('IS_OFF')
      ? off.replaceAll('IS_OFF', isOff(name))
      : `(${same.map((one) => `${isOff(one.name)} ? (${one.off}) : `).join('')}(${text}))`;
    switched = replaceOnce(switched, text, by, name);
  }
  return switched;
}

const switches = (found: Set<string>): Plugin => ({
  name: 'switches-for-guards',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(sources, id).replaceAll('\\', '/');
    if (guards.some((guard) => guard.file === file)) found.add(file);
    const switched = withSwitches(file, code);
    const reader = `import { readFileSync as readSwitch } from 'node:fs';\nglobalThis.isGuardOff = (name) => readSwitch(new URL('../off', import.meta.url), 'utf8').split('\\n').includes(name);\n`;
    return file === 'main/index.ts' ? reader + switched : switched;
  },
});

/** The app of a folder with a switch at every guard, and a function that turns one off. */
export interface SwitchedApp {
  /** Turns these guards off, and all others on. */
  turnOff: (names: readonly string[]) => void;
}

/** Rebuilds main and preload into a copy of the built app. @throws if a guard is not where the list says */
export async function buildSwitched(folder: string): Promise<SwitchedApp> {
  const found = new Set<string>();
  const config = (base: InlineConfig, out: string): InlineConfig => ({
    ...base,
    logLevel: 'error',
    plugins: [switches(found)],
    build: { ...base.build, outDir: join(folder, out), emptyOutDir: true },
  });
  await build(config(main, 'main'));
  await build(config(preload, 'preload'));
  const missing = guards.filter(({ file }) => !found.has(file)).map(({ file }) => file);
  if (missing.length > 0)
    throw new Error(`These files are no part of the program: ${[...new Set(missing)].join(', ')}`);
  const preloadFile = join(folder, 'preload/index.cjs');
  const plain = readFileSync(preloadFile, 'utf8');
  const turnOff = (names: readonly string[]): void => {
    writeFileSync(join(folder, 'off'), names.join('\n'));
    // A preload script reads no files: the disabled guards are compiled in, for windows that open from now on.
    writeFileSync(preloadFile, `globalThis.isGuardOff = (name) => ${JSON.stringify(names)}.includes(name);\n${plain}`);
  };
  turnOff([]);
  return { turnOff };
}
