import { resumeKind, resumeSchema, type AnyDocument } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { markdownText, oneColumn, twoColumns, writePdf } from '@vitae/testkit/import-files';
import { randomOf } from '@vitae/testkit/random';
import { triesAll } from '@vitae/testkit/sample';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { assigned, leftOut, placesFor, takesText, type Draft, type Original } from './assign.ts';
import { canSplit, entryOf, joined, joinsWith, split } from './divide.ts';
import { lineAt, piecesOf, type FileLine } from './file-line.ts';
import { resume as kind } from './kinds/resume.ts';

beforeAll(() => loadAreas(['review']));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** The words of a document, without what is not content. */
const said = ({ document, leftover }: Draft): Set<string> => {
  const content: Partial<AnyDocument> = { ...document };
  for (const key of ['title', 'slug', 'template'] as const) delete content[key];
  return new Set(wordsIn(JSON.stringify([content, leftover]).replaceAll(String.raw`\n`, ' ')));
};

// A PDF takes a second to read.
it.each([
  ['lines', () => new TextEncoder().encode(markdownText)] as const,
  ...(triesAll
    ? [['one column', () => writePdf(oneColumn)] as const, ['two columns', () => writePdf(twoColumns)] as const]
    : []),
])('whatever a person does with the original in %s, no word is lost and the resume stays valid', async (_, bytes) => {
  const read = await importFile({ name: 'resume', bytes: bytes(), asOf: '2026-01-01' });
  const original: Original = { kind, pages: read.pages };
  const lines = read.pages.flatMap(({ lines: all }, number) =>
    all.flatMap((_line, line) => lineAt(read.pages, { page: number, line }) ?? []),
  );
  const start: Draft = {
    document: read.resume,
    provenance: read.provenance,
    leftover: read.leftover,
    confirmed: new Set(),
  };
  const inFile = new Set(lines.flatMap(({ text }) => wordsIn(text)));
  const known = [...said(start)].filter((word) => inFile.has(word));
  for (let seed = 1; seed <= (triesAll ? 400 : 3); seed += 1) {
    const random = randomOf(seed);
    const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    let draft = start;
    const done: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      const line = one(lines);
      if (!line) break;
      const [what, next] = acted(original, draft, line, random, one);
      draft = next;
      done.push(what);
      expect(resumeSchema.safeParse(draft.document).success, done.join('\n')).toBe(true);
      const now = said(draft);
      expect(
        known.filter((word) => !now.has(word)),
        `seed ${seed}: ${done.join('\n')}\n${JSON.stringify(resumeKind.of(draft.document).sections.experience)}`,
      ).toEqual([]);
    }
  }
});

/** A random thing that the panel of a line offers, and the draft after it. */
function acted(
  original: Original,
  draft: Draft,
  line: FileLine,
  random: () => number,
  one: <Item>(items: readonly Item[]) => Item | undefined,
): [string, Draft] {
  const places = placesFor(original, draft, line);
  const entry = entryOf(places, line);
  const chance = random();
  if (entry && chance < 0.15 && canSplit(draft, entry, line))
    return [`split at ${line.text}`, split(original, draft, entry, line)];
  if (entry && chance < 0.3 && joinsWith(original, draft, entry) !== null)
    return [`join at ${line.text}`, joined(original, draft, entry, line)];
  if (chance < 0.4) return [`leave out ${line.text}`, leftOut(original, draft, line)];
  const text = one(piecesOf(line)) ?? line.text;
  const place = one(places);
  const field = place && one(place.fields.filter((candidate) => takesText(candidate, line, text)));
  if (!field) return ['nothing', draft];
  return [`${text} as ${place.label} ${field.label}`, assigned(original, draft, line, text, [field], random() < 0.3)];
}
