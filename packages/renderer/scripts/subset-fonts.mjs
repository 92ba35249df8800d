// Makes packages/renderer/fonts from the fonts' npm packages: `node packages/renderer/scripts/subset-fonts.mjs`.
// Kept: Latin, Greek, Cyrillic, punctuation, currency, arrows, bullets, and the layout features that place glyphs (kerning, marks).
// Dropped: every feature that draws several letters as one glyph, so that text extracts letter by letter; hinting; other scripts.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sources = {
  inter: ['inter', '0.4.2', 'Inter'],
  'source-sans': ['source-sans-3', '0.4.1', 'SourceSans3'],
  'ibm-plex-sans': ['ibm-plex-sans', '0.4.1', 'IBMPlexSans'],
  'source-serif': ['source-serif-4', '0.4.1', 'SourceSerif4'],
  'eb-garamond': ['eb-garamond', '0.4.3', 'EBGaramond'],
  bitter: ['bitter', '0.4.2', 'Bitter'],
  symbols: ['noto-sans-symbols-2', '0.4.1', 'NotoSansSymbols2'],
  math: ['noto-sans-math', '0.4.2', 'NotoSansMath'],
};
const styles = { regular: '400Regular', italic: '400Regular_Italic', bold: '700Bold', 'bold-italic': '700Bold_Italic' };
const symbolFonts = new Set(['symbols', 'math']);
const textRanges = [
  [0x20, 0x7e], [0xa0, 0x24f], [0x2b0, 0x2ff], [0x300, 0x36f], [0x370, 0x3ff], [0x400, 0x52f], [0x1e00, 0x1eff],
  [0x2000, 0x209f], [0x20a0, 0x20cf], [0x2100, 0x215f], [0x2190, 0x2199], [0x2212, 0x2212], [0x2215, 0x221e], [0x2248, 0x2265],
  [0x25a0, 0x25ef], [0x2605, 0x2606], [0x2713, 0x2717], [0xfffd, 0xfffd],
];
const symbolRanges = [[0x20, 0x20], [0x2190, 0x21ff], [0x2200, 0x22ff], [0x2300, 0x23ff], [0x25a0, 0x27bf], [0x27f0, 0x27ff], [0x2b00, 0x2bff], [0x1f4bc, 0x1f4bc], [0x1f4c5, 0x1f4c5], [0x1f4cd, 0x1f4de], [0x1f4e7, 0x1f4e7], [0x1f517, 0x1f517], [0x1f310, 0x1f310], [0xfffd, 0xfffd]];

const characters = (ranges) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))).join('');

const work = join(tmpdir(), 'vitae-font-sources');
const target = join(import.meta.dirname, '..', 'fonts');
rmSync(target, { recursive: true, force: true });
mkdirSync(join(work), { recursive: true });
mkdirSync(join(target, 'licences'), { recursive: true });
const packages = Object.values(sources).map(([name, version]) => `@expo-google-fonts/${name}@${version}`);
execFileSync('npm', ['install', '--prefix', work, '--no-audit', '--no-fund', 'subset-font@2.9.0', ...packages], { stdio: 'inherit' });
const subsetFont = createRequire(join(work, 'package.json'))('subset-font');

for (const [family, [name, , prefix]] of Object.entries(sources)) {
  const folder = join(work, 'node_modules', '@expo-google-fonts', name);
  const isSymbols = symbolFonts.has(family);
  copyFileSync(join(folder, 'LICENSE_FONT'), join(target, 'licences', `${family}.txt`));
  for (const [style, cut] of Object.entries(isSymbols ? { regular: styles.regular } : styles)) {
    const source = readFileSync(join(folder, cut, `${prefix}_${cut}.ttf`));
    const bytes = await subsetFont(source, characters(isSymbols ? symbolRanges : textRanges), {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
      noHinting: true,
      dropTables: ['DSIG', 'STAT'],
    });
    writeFileSync(join(target, `${family}-${style}.ttf`), bytes);
  }
}
