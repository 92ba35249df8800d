import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalTextsOf } from './literal-texts.ts';

const root = join(import.meta.dirname, '..');

/** Where texts may be outside of the catalogue, and why. An entry that no file needs fails. */
const exceptions: readonly (readonly [place: RegExp, reason: string, texts?: RegExp])[] = [
  [/^packages\/words\/src\/[a-z]{2}\//, 'the catalogue itself, in each language'],
  [
    /^packages\/domain\/src\/(?:sections\/|(?:custom-fields|letter-view|ordered-sections|page-strings|strings|unpaid-role)\.ts)/,
    'a section declares its own labels, and its headings in every language of documents (ADR 18)',
  ],
  [
    /^packages\/domain\/src\/letter-(?:habits\/|view\.ts)/,
    'what people write in letters, in every language of documents',
  ],
  [/^packages\/templates\/src\//, 'a template declares its own name and description'],
  [
    /^packages\/api\/src\/pages\/(?:(?:builders|kinds)\/|[a-z]+-pages\.ts)/,
    'a page declares its own titles: the server sends them (ADR 18)',
  ],
  [/^packages\/api\/src\/contract\//, 'summaries of the API, for developers at /api/docs'],
  [/^server\/src\/(?:docs\/|api\/openapi\.ts)/, 'the documentation of the API, for developers'],
  [/^packages\/samples\/src\//, 'what is written in sample documents, in the language of the document'],
  [
    /^packages\/importer\/src\/(?:.+\/)?(?:structure|language|formats)\//,
    'words that are looked for in files, in many languages',
  ],
  [
    /^packages\/domain\/src\/posting\/(?:key-terms|fact-sentence)\.ts$/,
    'words of postings that say nothing, in their languages',
  ],
  [
    /^packages\/evaluation\/src\/(?:(?:checks|text|job-match)\/|letter\/company\.ts)/,
    'words that are looked for in documents, in their languages',
  ],
  [/^packages\/spelling\/src\/terms\.ts$/, 'words that dictionaries lack'],
  [/^packages\/spelling\/src\/usual-words\.ts$/, 'words that are often misspelt, in their languages'],
  [/^packages\/store\/src\/conformance/, 'tests that every store runs'],
  [/^packages\/importer\/src\/prepare\.ts$/, 'lines that are read before the first file'],
  [
    /^packages\/domain\/src\/document-title\.ts$/,
    'names that documents were given, to distinguish them from chosen ones',
  ],
  [/^packages\/renderer\/src\/preview\/create-preview\.ts$/, 'where the caller words nothing', /took too long$/],
  [/^packages\/renderer\/src\/fonts\/families\.ts$/, 'names of fonts'],
  [/^packages\/exporter\/src\/(?:.+\/)?(?:look|docx\/|html\/style)/, 'names of fonts and of styles in files'],
  [/^packages\/renderer\/src\/render-pdf\.ts$/, 'says in the file what its attachment is', /^The document these pages/],
  [/^packages\/store\/src\/sqlite\/write-ahead-log\.ts$/, 'reasons that only the log shows', /log/],
  [/^packages\/ui\/src\/shell\/navigation\/brand-icons\.tsx$/, 'names of brands'],
  [
    /^packages\/ui\/src\/parts\/rich-text\//,
    'keys, the start of an address, names of elements',
    /^(?:Ctrl [BIU]|https:\/\/|[a-z\d ,+]+)$/,
  ],
  [/^packages\/ui\/src\/base\/sync\/start-sync\.ts$/, 'a message from one window to another', /^how does it stand\?$/],
  [/^server\/src\/app\.ts$/, 'the value of a header', /^GET, HEAD$/],
  [/^server\/src\/features\/shares\/shared-pages\.ts$/, 'the value of a header', /^noindex, /],
  [
    /^(?:server\/src\/middleware\/static-files|desktop\/src\/main\/protocol)\.ts$/,
    'answers to requests for code files',
  ],
  [/^server\/src\/middleware\/metrics\.ts$/, 'the format that Prometheus reads', /^# TYPE /],
  [/^server\/src\/command-line\/seed-(?:many|business)\.ts$/, 'what rows for benchmarks hold'],
  [/^desktop\/src\/main\/print\/queues\.ts$/, 'what CUPS says', /^Rejecting Jobs$/],
  [/^desktop\/src\/main\/handlers\//, 'refusals of calls by the page, for developers', /^is (?:no|too)/],
];

const files = ['packages/*/src', 'server/src', 'desktop/src', 'web/src', 'web/build']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\.d\.ts$|\/(?:testing|e2e|node_modules|dist)\/|^packages\/testkit\//.test(path));

const found = files.flatMap((path) =>
  literalTextsOf(path, readFileSync(join(root, path), 'utf8')).map((text) => ({ path, ...text })),
);
const excuses = ([place, , texts = /^/]: (typeof exceptions)[number], { path, text }: (typeof found)[number]) =>
  place.test(path) && texts.test(text);

describe('texts for users', () => {
  it('are in the catalogue, and not in the code', () => {
    expect(files.length).toBeGreaterThan(800);
    const outside = found.filter((text) => !exceptions.some((exception) => excuses(exception, text)));
    expect(outside.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([]);
  });

  it('have no unnecessary exceptions', () => {
    const needless = exceptions.filter((exception) => !found.some((text) => excuses(exception, text)));
    expect(needless).toEqual([]);
  });
});

describe('the detection of such a text', () => {
  it.each([
    ["const a = 'The file is empty.';", ['The file is empty.']],
    ["const a = 'the disk is full. Free up some space';", ['the disk is full. Free up some space']],
    ['const a = `“${name}” could not be saved.`;', ['“{}” could not be saved.']],
    ["throw new ShellError('Choose another one.');", ['Choose another one.']],
    ["menu({ label: 'Undo' });", ['Undo']],
    ['const a = <p>Hello</p>;', ['Hello']],
    ['const a = <img alt="Photo" />;', ['Photo']],
    ["throw new Error('There is no such key.');", []],
    ["log('The page of a window ended.');", []],
    ["const a = <p className='flex items-center gap-2 text-14'>{t('undo')}</p>;", []],
    ["const a = 'select id from account where deleted = 1';", []],
    ["import a from './The file.ts'; const b: 'Is a type' = a;", []],
    ["const field = { label: 'design.size', hint: 'fullName' };", []],
  ])('%s', (source, expected) => {
    expect(literalTextsOf('x.tsx', source).map(({ text }) => text)).toEqual(expected);
  });
});
