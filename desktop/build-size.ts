import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, sep } from 'node:path';

const dist = join(import.meta.dirname, 'dist');

/**
 * The size limit of the program's own JavaScript and style sheets, in bytes. It was 8 MB until grammar (60 KB), the lines of
 * an original in the review (20 KB) and headings of resumes in nineteen languages (50 KB) came, and 8.1 MB until the
 * numbering plans of telephones did, in the worker that reads files (ADR 53), and 8.25 MB until examples of headings did
 * (20 KB), what checks findings against the lines of a file (10 KB), and the offer to read scans (40 KB), and 8.35 MB until photos
 * were taken over: what gets pictures out of a PDF is no longer only for scans. It was 8.45 MB until rules for the layouts of
 * published samples and six checks of resumes came (2,700 lines), and 8.6 MB until the words of resumes in thirty more languages
 * did: headings, roles, schools, degrees, labels, levels and calendars (130 KB), and 8.75 MB until tables by the names of their
 * columns, lists of academics, forms of East Asia, and entries that a page sets apart were read (70 KB).
 */
const maxOwnBytes = 8.85 * 1024 * 1024;
/** That of the samples and phrases, which `build.ts` puts into a folder of their own, in bytes. */
const maxSampleBytes = 1.5 * 1024 * 1024;

/**
 * That of recognition, in bytes: its program (2.9 MB), the data of eight languages (13.9 MB), decoders of scans (0.3 MB). A
 * person fetches it who asks for a scan to be read, and then the program and the data of one or two languages.
 */
const maxRecognitionBytes = 18 * 1024 * 1024;

/**
 * That of one language of the interface, in bytes. Languages are apart from the code: a person fetches one of them, and a
 * new one does not make the app slower for anyone else.
 */
const maxLanguageBytes = 300 * 1024;

const kinds: Readonly<Record<string, string>> = {
  '.js': 'JavaScript',
  '.mjs': 'JavaScript',
  '.cjs': 'JavaScript',
  '.css': 'style sheets',
  '.ttf': 'fonts',
  '.otf': 'fonts',
  '.woff2': 'fonts',
  '.pfb': 'fonts',
  '.aff': 'dictionaries',
  '.dic': 'dictionaries',
  '.wasm': 'grammar checker',
  '.node': 'native files',
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function kindOf(path: string): string {
  if (basename(dirname(path)) === 'samples' && path.startsWith(dist + sep)) return 'samples';
  if (basename(dirname(path)) === 'languages' && path.startsWith(dist + sep)) return 'languages';
  if (/^tesseract|^recognition-worker|^pictured-pages|^jbig2|^openjpeg|\.packed$/.test(basename(path)))
    return 'recognition';
  return /hyphen|dictionar/i.test(basename(path)) ? 'dictionaries' : (kinds[extname(path)] ?? 'other');
}

/** Bytes of the built app by kind of file; Electron's own files are not counted. */
function sizesOfBuild(): Map<string, number> {
  const sizes = new Map(
    [
      'JavaScript',
      'style sheets',
      'fonts',
      'samples',
      'languages',
      'dictionaries',
      'grammar checker',
      'recognition',
      'native files',
      'other',
    ].map((kind) => [kind, 0]),
  );
  const sqlite = dirname(createRequire(import.meta.url).resolve('better-sqlite3/package.json'));
  for (const path of [...filesIn(dist), join(sqlite, 'prebuilds', `${process.platform}-${process.arch}.node`)]) {
    const kind = kindOf(path);
    sizes.set(kind, (sizes.get(kind) ?? 0) + statSync(path).size);
  }
  return sizes;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** The table of a build, and whether its own code stays within its bounds. */
export function sizeTable(): { text: string; isWithin: boolean } {
  const sizes = sizesOfBuild();
  const own = (sizes.get('JavaScript') ?? 0) + (sizes.get('style sheets') ?? 0);
  const samples = sizes.get('samples') ?? 0;
  const recognition = sizes.get('recognition') ?? 0;
  const largest = Math.max(
    0,
    ...filesIn(dist).flatMap((path) => (kindOf(path) === 'languages' ? [statSync(path).size] : [])),
  );
  const rows = [...sizes].map(([kind, bytes]) => `  ${kind.padEnd(14)}${megabytes(bytes).padStart(10)}`);
  return {
    text: [
      `JavaScript and style sheets of the app: ${megabytes(own)} of at most ${megabytes(maxOwnBytes)}`,
      `Samples and phrases: ${megabytes(samples)} of at most ${megabytes(maxSampleBytes)}`,
      `Recognition: ${megabytes(recognition)} of at most ${megabytes(maxRecognitionBytes)}`,
      `Largest language of the interface: ${megabytes(largest)} of at most ${megabytes(maxLanguageBytes)}`,
      ...rows,
    ].join('\n'),
    isWithin:
      own <= maxOwnBytes &&
      samples <= maxSampleBytes &&
      recognition <= maxRecognitionBytes &&
      largest <= maxLanguageBytes,
  };
}
