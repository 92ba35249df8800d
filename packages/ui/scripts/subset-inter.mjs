// Makes packages/ui/fonts/inter-basic.woff2, the letters that pages in English begin with, and inter-accents.woff2, what
// other Western European languages need besides: `node packages/ui/scripts/subset-inter.mjs`. See docs/adr/0035-public-pages.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const work = join(tmpdir(), 'vitae-interface-font');
mkdirSync(work, { recursive: true });
execFileSync('npm', ['install', '--prefix', work, '--no-audit', '--no-fund', 'subset-font@2.9.0'], {
  stdio: 'inherit',
});
const subsetFont = createRequire(join(work, 'package.json'))('subset-font');

const charactersFrom = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
// The same as each `unicode-range` in src/base/display.css.
const files = {
  'inter-basic': `${charactersFrom(0x20, 0x7e)}\u00A0©·×–—‘’“”„•…‹›€←→−`,
  'inter-accents': `${charactersFrom(0xa1, 0xff).replaceAll(/[©·×]/g, '')}ŒœŸ`,
};
const source = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
for (const [name, characters] of Object.entries(files)) {
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    // Those that the interface uses.
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'cv11', 'ss03'],
  });
  writeFileSync(join(import.meta.dirname, '..', 'fonts', `${name}.woff2`), font);
}
