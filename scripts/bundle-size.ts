import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const ratchetFile = join(root, 'scripts/bundle-size.json');

const ratchetSchema = z.object({
  /** Manifest keys of what users wait for: the page's entry, then the route's chunks. */
  entries: z.array(z.string()),
  /** What is loaded later, and how much it may add to what is already there. */
  later: z.array(z.object({ entry: z.string(), limitBytes: z.number() })),
  limitBytes: z.number(),
  ratchetBytes: z.number(),
});

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));
type Manifest = z.infer<typeof manifestSchema>;

/** The scripts that must have loaded before any of the entries can run: the entries and all their static imports. */
export const scriptsOf = (manifest: Manifest, entries: readonly string[]): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk "${key}": name its new one in scripts/bundle-size.json.`);
    seen.add(key);
    chunk.imports.forEach(visit);
  };
  entries.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
};

/**
 * Whether a measured size passes; a tolerance of 1 % keeps the ratchet from failing on small changes in the compiler's
 * output.
 */
export const verdictOn = (
  bytes: number,
  { limitBytes, ratchetBytes }: { limitBytes: number; ratchetBytes: number },
) => {
  if (bytes > limitBytes) return 'over the limit';
  if (bytes > ratchetBytes * 1.01) return 'larger than before';
  return bytes < ratchetBytes * 0.97 ? 'smaller' : 'unchanged';
};

const dist = join(root, 'web/dist');
const readRatchet = () => ratchetSchema.parse(JSON.parse(readFileSync(ratchetFile, 'utf8')));
const readManifest = () => manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));

/** What users wait for before the form accepts input: the page, then the names of the chunks of its route. */
export const firstEntries = (): readonly string[] => readRatchet().entries;

/** The scripts of the built app that the resume form needs before it accepts input. */
export const firstScripts = (): string[] => scriptsOf(readManifest(), readRatchet().entries);

/**
 * Measures the JavaScript, gzipped, that loads before the resume form accepts input, and compares it with the ratchet
 * file.
 */
export const checkBundleSize = (): boolean => {
  const ratchet = readRatchet();
  const manifest = readManifest();
  const bytesOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const first = scriptsOf(manifest, ratchet.entries);
  const sizes = first.map((file) => ({ file, bytes: bytesOf(file) }));
  for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(8)}  ${file}`);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const verdict = verdictOn(total, ratchet);
  console.log(
    `${String(total).padStart(8)}  in all, gzip; ratchet ${ratchet.ratchetBytes}, limit ${ratchet.limitBytes}: ${verdict}`,
  );
  if (verdict === 'smaller')
    console.log(`Lower ratchetBytes in scripts/bundle-size.json to ${total}, so that it stays so.`);
  const isLaterWithin = ratchet.later.map(({ entry, limitBytes }) => {
    const added = scriptsOf(manifest, [entry]).filter((file) => !first.includes(file));
    const bytes = added.reduce((sum, file) => sum + bytesOf(file), 0);
    console.log(`${String(bytes).padStart(8)}  later, for ${entry}; limit ${limitBytes}`);
    return bytes <= limitBytes;
  });
  return (verdict === 'smaller' || verdict === 'unchanged') && !isLaterWithin.includes(false);
};
