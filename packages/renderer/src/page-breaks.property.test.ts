import { resumeView, type Item, type Resume, type ViewEntry } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { twoPageResume } from '@vitae/testkit/pdf';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { pageHeight, stretchesOf, type Stretch } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

const words =
  'the night shift kept a log of every line that stopped and of what set it going again, which new people still read first '.split(
    ' ',
  );
const sentence = (length: number) => Array.from({ length }, (_, index) => words[index % words.length]).join(' ');
const block = fc.record({ isBullet: fc.boolean(), length: fc.integer({ min: 1, max: 90 }) });
const flag = (weight: number) => fc.integer({ min: 0, max: 99 }).map((value) => value < weight);
const entry = fc.record({
  blocks: fc.array(block, { maxLength: 8 }),
  breakBefore: flag(8),
  keepTogether: flag(25),
  isShort: flag(10),
});

interface Shape {
  summary: number;
  isGrouped: boolean;
  entries: {
    blocks: { isBullet: boolean; length: number }[];
    breakBefore: boolean;
    keepTogether: boolean;
    isShort: boolean;
  }[];
  schools: number;
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  summary: fc.integer({ min: 0, max: 200 }),
  isGrouped: fc.boolean(),
  entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
  schools: fc.integer({ min: 0, max: 8 }),
});

function resumeOf({ summary, isGrouped, entries, schools }: Shape, template: string): Resume {
  const resume = twoPageResume();
  const { experience, education } = resume.sections;
  const items = entries.map(({ blocks, breakBefore, keepTogether, isShort }, index): Item => {
    const body = blocks.map(({ isBullet, length }) => `${isBullet ? '- ' : ''}${sentence(length)}`).join('\n\n');
    const base = experience.items[index % experience.items.length];
    const employer = isGrouped && index % 3 > 0 ? 'Nordlicht Logistik GmbH' : `Employer ${index}`;
    return {
      ...base,
      id: idOf(index),
      hidden: false,
      breakBefore,
      keepTogether,
      employer,
      location: isShort ? '' : 'Hamburg',
      body,
    };
  });
  const degrees = Array.from({ length: schools }, (_, index) => ({
    ...education.items[0],
    id: idOf(100 + index),
    hidden: false,
    breakBefore: false,
    keepTogether: false,
  }));
  return {
    ...resume,
    summary: sentence(summary),
    template: { ...resume.template, id: template },
    sections: {
      ...resume.sections,
      experience: { ...experience, grouped: isGrouped, items },
      education: { ...education, items: degrees },
    },
  };
}

const idOf = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '9')}`;

/** What is wrong with the page breaks of a resume. */
async function faultsOf(resume: Resume): Promise<string[]> {
  const { pages } = await engine.layOut(resume);
  const all = stretchesOf(pages);
  const faults: string[] = [];
  const { sections } = resumeView(resume);
  const height = pageHeight(pages);
  const at = (path: string) => all.filter(({ anchors }) => anchors.includes(path));
  const firstPage = (stretches: readonly Stretch[]) => Math.min(...stretches.map(({ page }) => page));
  const lastPage = (stretches: readonly Stretch[]) => Math.max(...stretches.map(({ page }) => page));

  for (const { bottom, top, page, anchors } of all)
    if (top < -0.5 || bottom > height + 0.5) faults.push(`off the paper of page ${page + 1}: ${anchors.join(' ')}`);
  for (const stretch of all) {
    const { text, lines, page } = stretch;
    const others = all.filter((other) => other.text === text && other !== stretch);
    if (others.length > 0 && lines < 2)
      faults.push(`a single line of a paragraph on page ${page + 1}: ${stretch.anchors.join(' ')}`);
    if (stretch.tag !== 'Lbl') continue;
    const body = all.filter(({ item, tag }) => item === stretch.item && tag === 'LBody');
    if (body.length > 0 && (firstPage(body) !== page || Math.abs((body[0]?.top ?? 0) - stretch.top) > 1))
      faults.push(`a bullet without its line on page ${page + 1}: ${stretch.anchors.join(' ')}`);
  }

  const check = (one: ViewEntry, name: string, others: readonly ViewEntry[] = []) => {
    const own = at(one.path || one.body.path).filter(
      ({ anchors }) => !others.some((other) => other !== one && anchors.includes(other.path)),
    );
    const body = own.filter(({ anchors }) => anchors.includes(one.body.path));
    const head = own.filter((stretch) => !body.includes(stretch));
    if (head.length > 0 && body.length > 0 && lastPage(head) !== firstPage(body)) faults.push(`a head alone: ${name}`);
    if (new Set(head.map(({ page }) => page)).size > 1) faults.push(`a head in two parts: ${name}`);
    const [other, last] = Array.from(
      Map.groupBy(
        body.filter(({ tag }) => tag === 'LBody'),
        ({ item }) => item,
      ).values(),
    ).slice(-2);
    const isShort = one.body.blocks.slice(-2).every(({ kind }) => kind !== 'paragraph');
    if (
      isShort &&
      other?.length === 1 &&
      last?.length === 1 &&
      [...other, ...last].every(({ lines }) => lines === 1) &&
      firstPage(last) > lastPage(other)
    )
      faults.push(`a last bullet alone: ${name}`);
    const room = own.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
    if (one.keepTogether && new Set(own.map(({ page }) => page)).size > 1 && room < height * 0.45)
      faults.push(`kept together, yet in parts: ${name}`);
  };
  // A group has the path of its first role, whose head then contains that of the group.
  const checkAll = (one: ViewEntry, name: string) => {
    if (one.roles.length === 0) check(one, name);
    for (const role of one.roles) check(role, `${name} > ${role.title.text}`, one.roles);
  };
  for (const { heading, entries } of sections) {
    const drawn = at(heading.path).filter(({ tag }) => tag === 'H2');
    const [first] = entries;
    if (drawn.length > 0 && first && lastPage(drawn) !== firstPage(at(first.path || first.body.path)))
      faults.push(`a heading alone: ${heading.text}`);
    entries.forEach((one, index) => {
      checkAll(one, `${heading.text} ${index + 1}`);
      const before = entries[index - 1];
      if (one.breakBefore && before && firstPage(at(one.path)) <= lastPage(at(before.path)))
        faults.push(`no break before ${heading.text} ${index + 1}`);
    });
  }
  return faults;
}

describe.each(everyNth(3, 0, templates).map(({ id }) => id))('the page breaks of %s', (id) => {
  it('leave no heading, head, bullet or line alone, and come where they are requested', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        expect(await faultsOf(resumeOf(shape, id))).toEqual([]);
      }),
      // Finding a smaller example would take minutes: each attempt is a layout.
      { numRuns: triesAll ? 50 : 4, endOnFailure: true },
    );
  });
});

describe('earlier failures', () => {
  const asked = { breakBefore: false, keepTogether: false, isShort: true };
  const blocks = (...lengths: number[]) =>
    lengths.map((length) => ({ isBullet: length < 0, length: Math.abs(length) }));
  it('two-column: the keywords of an entry that continued on the next page were drawn a second time', async () => {
    const entries = [
      { blocks: blocks(85, 1, -74, -64, -78, 84, 10), ...asked },
      { blocks: blocks(49, -66, 25), ...asked },
    ];
    expect(await faultsOf(resumeOf({ summary: 154, isGrouped: true, entries, schools: 2 }, 'two-column'))).toEqual([]);
  });
});

describe('a document that is hard to break', () => {
  const asked = { breakBefore: false, keepTogether: false, isShort: false };
  it.each(templates.map(({ id }) => id).filter((_, row) => isInSample(row)))(
    'with twenty pages, an unbreakable entry that is longer than a page, and a word of 400 letters: %s',
    async (id) => {
      const bullets = Array.from({ length: 9 }, () => ({ isBullet: true, length: 60 }));
      const long = { blocks: [{ isBullet: false, length: 2400 }], ...asked, keepTogether: true };
      const resume = resumeOf(
        {
          summary: 40,
          isGrouped: false,
          schools: 3,
          entries: [...Array.from({ length: 34 }, () => ({ blocks: bullets, ...asked })), long],
        },
        id,
      );
      const word: Resume = { ...resume, summary: `${resume.summary} ${'Donaudampfschiff'.repeat(25)}` };
      const { pages } = await engine.layOut(word);
      expect(pages.children?.length).toBeGreaterThanOrEqual(15);
      expect(await faultsOf(word)).toEqual([]);
    },
  );
});
