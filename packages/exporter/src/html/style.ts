import type { Look } from '../look.ts';

/** A family with what replaces it on a computer that lacks it. */
const familyOf = ({ name, serif }: Look['font']): string =>
  `'${name}', ${serif ? "Georgia, 'Times New Roman', serif" : "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"}`;

/**
 * The style sheet: for a screen, light or dark, wide or narrow, and for paper. It uses logical sides, so it serves both
 * writing directions.
 */
export function styleOf({ accent, second, font, headingFont, fontSize, lineHeight, margin, page }: Look): string {
  return `
:root { color-scheme: light dark; --accent: ${accent}; --second: ${second}; --ink: #1c1c1f; --soft: #55565c; --line: #d5d7dd; --page: #fff; --backdrop: #eef0f3; }
@media (prefers-color-scheme: dark) {
  :root { --accent: color-mix(in oklab, ${accent} 45%, white); --second: color-mix(in oklab, ${second} 45%, white); --ink: #e9e9ec; --soft: #a9abb3; --line: #3b3d45; --page: #191a1f; --backdrop: #101115; }
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: ${fontSize * 1.5}px/${Math.max(lineHeight, 1.45)} ${familyOf(font)}; color: var(--ink); background: var(--backdrop); }
body { max-width: 50rem; margin: 2.5rem auto; padding: 3.5rem 4rem; background: var(--page); border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: break-word; }
header { display: flex; gap: 1.75rem; align-items: center; padding-block-end: 1.5rem; border-block-end: 2px solid var(--accent); }
header > div { flex: 1; min-width: 0; }
header img { width: 7.5rem; height: auto; max-height: 10rem; border-radius: .5rem; flex: none; order: 2; }
header img.round { border-radius: 50%; }
h1 { font-size: 2.4em; line-height: 1.15; letter-spacing: -.01em; color: var(--accent); }
${headingFont.name === font.name ? '' : `h1, h2 { font-family: ${familyOf(headingFont)}; }\n`}.headline { font-size: 1.15em; color: var(--soft); margin-block-start: .15em; }
.contacts { list-style: none; display: flex; flex-wrap: wrap; gap: .15em 1.25em; margin-block-start: .7em; font-size: .93em; }
.contacts span { color: var(--soft); }
section { margin-block-start: 2rem; }
h2 { font-size: 1.2em; line-height: 1.3; color: var(--accent); border-block-end: 1px solid var(--line); padding-block-end: .2em; margin-block-end: .7em; }
article { margin-block-start: 1.1em; }
h2 + article { margin-block-start: 0; }
h3, h4 { font-size: 1.05em; line-height: 1.4; }
h4 { font-size: 1em; }
.where { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5em; color: var(--soft); }
.where .dates { white-space: nowrap; font-variant-numeric: tabular-nums; }
.details, .tags { color: var(--soft); font-size: .95em; }
p + p, article > ul, article > ol, .where + p, article > p + ul, article > p + ol { margin-block-start: .3em; }
article ul, article ol { padding-inline-start: 1.2em; }
article li { margin-block-start: .2em; }
article li::marker { color: var(--second); }
.lines { list-style: none; }
.lines li + li { margin-block-start: .25em; }
article article { padding-inline-start: 1em; border-inline-start: 2px solid var(--line); }
a { color: inherit; text-decoration-color: var(--second); text-decoration-thickness: 1px; text-underline-offset: .15em; }
a:hover { color: var(--second); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
@media (max-width: 44rem) {
  body { margin: 0; padding: 1.75rem 1.25rem; border: 0; border-radius: 0; }
  header img { width: 5.5rem; }
}
@page { size: ${page === 'A4' ? 'A4' : 'letter'}; margin: ${margin}mm; }
@media print {
  :root { color-scheme: light; --accent: ${accent}; --second: ${second}; --ink: #1c1c1f; --soft: #55565c; --line: #d5d7dd; --page: none; --backdrop: none; }
  html { font-size: ${fontSize}pt; line-height: ${lineHeight}; }
  body { max-width: none; margin: 0; padding: 0; border: 0; }
  section { margin-block-start: 1.3em; }
  h1, h2, h3, h4, .where:not(:last-child), .details:not(:last-child) { break-after: avoid; }
  li, .keep { break-inside: avoid; }
  .break { break-before: page; }
  a { text-decoration: none; }
}
`;
}
