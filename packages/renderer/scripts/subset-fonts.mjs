// Makes packages/renderer/fonts and its two lists in src/fonts from the fonts' npm packages: `node
// packages/renderer/scripts/subset-fonts.mjs`. A family with many characters is cut into slices that are loaded when
// needed: see docs/adr/0009-fonts.md.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontSources } from './font-sources.mjs';
import { renameFont } from './rename-font.mjs';

const cuts = { regular: '400Regular', italic: '400Regular_Italic', bold: '700Bold', 'bold-italic': '700Bold_Italic' };
/** More ranges than this are many scattered characters, which only the font itself lists. */
const longestList = 250;

const work = join(tmpdir(), 'vitae-font-sources');
const target = join(import.meta.dirname, '..', 'fonts');
const lists = join(import.meta.dirname, '..', 'src', 'fonts');
rmSync(target, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
mkdirSync(join(target, 'licences'), { recursive: true });
const packages = new Set(fontSources.map(({ from: [name, version] }) => `@expo-google-fonts/${name}@${version}`));
execFileSync(
  'npm',
  ['install', '--prefix', work, '--no-audit', '--no-fund', 'subset-font@2.9.0', 'fontkit@2.0.4', ...packages],
  { stdio: 'inherit' },
);
const fromWork = createRequire(join(work, 'package.json'));
const subsetFont = fromWork('subset-font');
const fontkit = fromWork('fontkit');

const shipped = [];
for (const { id, from, styles, characters, features, name } of fontSources) {
  const [packageName, , prefix] = from;
  const folder = join(work, 'node_modules', '@expo-google-fonts', packageName);
  copyFileSync(join(folder, 'LICENSE_FONT'), join(target, 'licences', `${packageName}.txt`));
  const covered = new Set();
  let everyStyle = null;
  for (const style of styles) {
    const source = readFileSync(join(folder, cuts[style], `${prefix}_${cuts[style]}.ttf`));
    const subset = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      keepFeatures: features,
      noHinting: true,
      dropTables: ['DSIG', 'STAT', 'BASE', 'VORG', 'vhea', 'vmtx', 'MATH', 'meta'],
    });
    const bytes = renameFont(subset, nameOf(id, name ?? fontkit.create(source).familyName), style);
    // U+FFFF is not a character: it ends the list in the font.
    const own = new Set(fontkit.create(bytes).characterSet.filter((codePoint) => codePoint !== 0xffff));
    for (const codePoint of own) covered.add(codePoint);
    everyStyle = everyStyle?.intersection(own) ?? own;
    writeFileSync(join(target, `${id}-${style}.ttf`), bytes);
  }
  shipped.push({ id, styles, stretches: stretchesOf([...covered]), isAlike: everyStyle.size === covered.size });
}
writeFileSync(join(lists, 'font-urls.ts'), urlsModule());
writeFileSync(join(lists, 'coverage.ts'), coverageModule());

/** Programs treat fonts with equal names as one font, so each slice has its own. */
function nameOf(id, family) {
  const [, slice] = /-(full|rare-\d|\d)$/.exec(id) ?? [];
  return slice ? `${family} ${slice.replace(/^./, (letter) => letter.toUpperCase())}` : family;
}

function stretchesOf(codePoints) {
  const stretches = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last && codePoint === last[1] + 1) last[1] = codePoint;
    else stretches.push([codePoint, codePoint]);
  }
  return stretches;
}

function urlsModule() {
  const lines = shipped
    .flatMap(({ id, styles }) => styles.map((style) => `${id}-${style}.ttf`))
    .map((file) => `  '${file}': new URL('../../fonts/${file}', import.meta.url),`);
  return [
    '/** Where each shipped font file is; written by `scripts/subset-fonts.mjs`, one by one: bundlers follow only addresses they can read. */',
    'export const fontUrls: Readonly<Record<string, URL>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function coverageModule() {
  const hex = (value) => value.toString(16);
  const text = (stretches) =>
    stretches.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(' ');
  // As concatenated short strings, so that no line is too long.
  const wrapped = (list) => (list.match(/.{1,100}(?: |$)/g) ?? []).map((part) => `'${part}'`).join(' + ');
  const lines = shipped.map(({ id, styles, stretches, isAlike }) => {
    const listed = stretches.length > longestList ? hull(stretches) : stretches;
    return `  '${id}': { styles: [${styles.map((style) => `'${style}'`).join(', ')}], isExact: ${isAlike && listed === stretches}, characters: ${wrapped(text(listed))} },`;
  });
  return [
    "import type { FontStyleName } from './families.ts';",
    '',
    '/** What a family of font files draws. */',
    'export interface Coverage {',
    '  styles: readonly FontStyleName[];',
    '  /** Whether each style has each character listed; otherwise only the font says, and none outside the list is there. */',
    '  isExact: boolean;',
    '  /** Stretches of code points, hexadecimal. */',
    '  characters: string;',
    '}',
    '',
    '/** Every shipped family; written by `scripts/subset-fonts.mjs`. */',
    'export const coverage = {',
    ...lines,
    '} as const satisfies Record<string, Coverage>;',
    '',
  ].join('\n');
}

/** The same characters plus the gaps between neighbours. */
function hull(stretches) {
  const wide = [];
  for (const [first, end] of stretches) {
    const last = wide.at(-1);
    if (last && first - last[1] < 64) last[1] = end;
    else wide.push([first, end]);
  }
  return wide;
}
