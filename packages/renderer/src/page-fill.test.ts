import { resumeView, type Resume, type ViewEntry } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { latinFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { twoPageResume } from '@vitae/testkit/pdf';
import { isInSample } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { contentEnd, stretchesOf, type Stretch } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const documents = [
  ...latinFixtures,
  ...scriptFixtures.filter(({ resume }) => resume.locale.startsWith('en')),
  { name: 'two-pages', resume: twoPageResume() },
];

type Entries = readonly (ViewEntry & { top: ViewEntry })[];

/** Pages that end although the following content could start on them. */
async function earlyEnds(resume: Resume): Promise<string[]> {
  const { pages } = await engine.layOut(resume);
  const all = stretchesOf(pages);
  const entries: Entries = resumeView(resume).sections.flatMap((section) =>
    section.entries.flatMap((top) => [{ ...top, top }, ...top.roles.map((role) => ({ ...role, top }))]),
  );
  const end = contentEnd(pages);
  const faults: string[] = [];
  for (let page = 1; page < (pages.children?.length ?? 0); page += 1) {
    const [before, after] = [
      all.filter((stretch) => stretch.page === page - 1),
      all.filter((stretch) => stretch.page === page),
    ];
    const [first] = after;
    if (!first || entryOf(first, entries)?.breakBefore) continue;
    const left = end - Math.max(...before.map(({ bottom }) => bottom));
    const wanted = gapBefore(first, all, entries) + heightOf(firstPiece(after, entries), first, all);
    const line = (first.bottom - first.top) / first.lines;
    if (left > wanted + line)
      faults.push(
        `page ${page} has ${left.toFixed(1)} pt left, ${wanted.toFixed(1)} pt come next: ${first.anchors.join(' ')}`,
      );
  }
  return faults;
}

const entryOf = ({ anchors }: Stretch, entries: Entries) =>
  entries.findLast((entry) => anchors.includes(entry.path) || anchors.includes(entry.body.path));

/**
 * The smallest piece that a page can start with: a heading with the head below it, a head with what follows it, a
 * paragraph or bullet.
 */
function firstPiece(stretches: readonly Stretch[], entries: Entries): Stretch[] {
  const at = stretches.findIndex((stretch, index) => {
    const next = stretches[index + 1];
    if (!next) return true;
    if (stretch.tag === 'H2' || stretch.tag === 'Lbl') return false;
    const [entry, following] = [entryOf(stretch, entries), entryOf(next, entries)];
    const isSame = entry !== undefined && entry.top === following?.top;
    return !isSame || (!entry.keepTogether && stretch.anchors.includes(entry.body.path));
  });
  return stretches.slice(0, at + 1 + (isBeforeLastItem(stretches.slice(at), entries) ? 2 : 0));
}

/** Whether a piece ends with a bullet that stays with the last one: both are short. */
function isBeforeLastItem([body, sign, last, next]: readonly Stretch[], entries: Entries): boolean {
  if (body?.tag !== 'LBody' || sign?.tag !== 'Lbl' || last?.tag !== 'LBody' || body.lines + last.lines > 6)
    return false;
  const path = entryOf(body, entries)?.body.path ?? '';
  return last.anchors.includes(path) && !(next?.tag === 'Lbl' && next.anchors.includes(path));
}

/** The minimum height of a piece: of a paragraph or bullet, two lines stay together on either side of a break. */
function heightOf(piece: readonly Stretch[], first: Stretch, all: readonly Stretch[]): number {
  const last = piece.at(-1) ?? first;
  const total = all.filter(({ text }) => text === last.text).reduce((sum, { lines }) => sum + lines, 0);
  const goesOn = total > last.lines && all.some(({ text, page }) => text === last.text && page < last.page);
  const least = goesOn ? (last.lines > 2 ? 1 : last.lines) : total > 3 ? 2 : total;
  const line = (last.bottom - last.top) / last.lines;
  return Math.max(last.top + least * line, ...piece.slice(0, -1).map(({ bottom }) => bottom)) - first.top;
}

/** The maximum space above a text of this kind: a heading, the head of an entry, a paragraph or bullet. */
function gapBefore(first: Stretch, all: readonly Stretch[], entries: Entries): number {
  const kindOf = (stretch: Stretch) =>
    stretch.tag === 'H2'
      ? 'heading'
      : stretch.anchors.includes(entryOf(stretch, entries)?.body.path ?? '')
        ? 'body'
        : 'head';
  if (all.some(({ text, page }) => text === first.text && page < first.page)) return 0;
  const gaps = all.flatMap((stretch, index) => {
    const above = all[index - 1];
    return above?.page === stretch.page && above.tag !== 'H2' && kindOf(stretch) === kindOf(first)
      ? [stretch.top - above.bottom]
      : [];
  });
  return Math.max(0, ...gaps);
}

const cases = templates
  .filter(({ columns }) => columns === 1)
  .flatMap(({ id }, row) => (['A4', 'LETTER'] as const).map((page, size) => ({ id, page, row: row + size })));

describe.each(cases)('the pages of $id on $page', ({ id, page, row }) => {
  it.each(documents.filter((_, column) => isInSample(row, column)))(
    'are filled as far as page breaks allow: $name',
    async ({ resume }) => {
      expect(
        await earlyEnds({
          ...resume,
          template: { ...resume.template, id, tokens: { ...resume.template.tokens, page } },
        }),
      ).toEqual([]);
    },
  );
});
