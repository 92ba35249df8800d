import { newId } from '@vitae/domain';
import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { triesAll } from '@vitae/testkit/sample';
import { expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';
import { nearOn, runsOn } from './pages/pages.ts';

const small = upToMegabyte(30_000);

const body = 'document.sections.experience.items.0.body';
/** Texts that are hard for the checks of sentences, words and marks; those that found nothing yet, by command only. */
const units: Readonly<Record<string, readonly string[]>> = {
  [body]: ['Aa. ', 'e.g. A ', '\u0315\u0300', ...(triesAll ? ['**a** ', '"a ', 'a-', 'Was led by my I', '漢。'] : [])],
  'document.basics.email': ['a.', ...(triesAll ? ['xx', 'a@'] : [])],
  'document.basics.phone': ['ext1', ...(triesAll ? ['#1 '] : [])],
  'extraction.text': ['a b c d\n', ...(triesAll ? ['\ufffd', 'A '] : [])],
  posting: ['- a b c d e f g h\n', ...(triesAll ? ['Aa & '] : [])],
};
/** Everything else is the same in both sizes, and would make growth look smaller than it is. */
const plain: Changes = { pages: undefined, extraction: undefined };
const texts = Object.entries(units).flatMap(([path, all]) => all.map((unit) => ({ path, unit })));

it.each(texts)('an evaluation takes time that grows linearly with many $unit in $path', async ({ path, unit }) => {
  const input = (size: number) => inputWith('resume', { ...plain, [path]: repeated(unit)(size) });
  expect(await growthOf(input, evaluate, small, 30)).toBeLessThan(mostGrowth);
});

it('an evaluation of a file takes time that grows linearly with a long word in the place of a title', async () => {
  const title = 'document.sections.experience.items.0.position';
  const input = (size: number) =>
    inputWith('resume', { ...plain, origin: 'uploaded', lines: ['Experience'], [title]: 'a'.repeat(size) });
  expect(await growthOf(input, evaluate, small, 30)).toBeLessThan(mostGrowth);
});

const line = (at: number) => `one two three four and ${at}`;
const lines = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
const run = (at: number, role: string) => ({
  text: `${line(at)}, then some more of the text`,
  box: { x: 57, y: at * 14, width: 80, height: 10 },
  font: 'Source Sans',
  size: 10,
  colour: '#222222',
  background: '#ffffff',
  letterSpacing: 0,
  embedded: true,
  invisible: false,
  role,
  path: `summary.${at}`,
  href: '',
});
const page = (runs: object[]) => ({ width: 595, height: 842, runs });

/** Inputs that have many parts, as many as a count says. */
const many: Readonly<Record<string, { count: number; changes: (count: number) => Changes }>> = {
  bullets: { count: 400, changes: (count) => ({ [body]: lines(count, (at) => `- ${line(at)}`).join('\n') }) },
  'lines of a file that another program reads in another order': {
    count: 2_000,
    changes: (count) => ({
      origin: 'uploaded',
      extraction: { text: lines(count, line).join('\n'), second: lines(count, (at) => line(-at)).join('\n') },
    }),
  },
  'words that lost letters': {
    count: 500,
    changes: (count) => ({
      origin: 'uploaded',
      extraction: {
        text: lines(count, (at) => `${'a'.repeat(40)}${at}b`).join(' '),
        second: lines(count, (at) => `${'a\uFFFD'.repeat(20)}${at}c`).join(' '),
      },
    }),
  },
  'parts of an address': {
    count: 10_000,
    changes: (count) => ({ pages: [page([{ ...run(0, 'text'), text: repeated('a-')(count) }])] }),
  },
  skills: {
    count: 2_000,
    changes: (count) => ({
      'document.sections.skill.items': [{ id: newId(), name: 'Tools', keywords: lines(count, (at) => `Tool${at}`) }],
    }),
  },
  pages: {
    count: 1_000,
    changes: (count) => ({ pages: lines(count, String).map((_, at) => page([run(at, 'heading')])) }),
  },
};

it.each(Object.entries(many))(
  'an evaluation takes time that grows with the number of %s',
  async (_name, { count, changes }) => {
    const input = (size: number) => inputWith('resume', { ...plain, ...changes(size) });
    expect(await growthOf(input, evaluate, count, 30)).toBeLessThan(mostGrowth);
  },
);

/** One below the other, each further to the right: nothing that is looked for is found soon. */
const oneBelowTheOther = (count: number) =>
  page(
    lines(count, String).map((_, at) => ({
      ...run(at, 'text'),
      box: { x: at * 90, y: at * 14, width: 80, height: 10 },
    })),
  );

it('an evaluation takes time that grows with the number of runs of one page', async () => {
  const input = (size: number) => inputWith('resume', { ...plain, pages: [oneBelowTheOther(size)] });
  expect(await growthOf(input, evaluate, 1_000, 5)).toBeLessThan(mostGrowth);
});

it('an evaluation compares a run with no more than some others, however many its page has', () => {
  const runs = runsOn(inputWith('resume', { ...plain, pages: [oneBelowTheOther(4_000)] }).pages);
  const [middle] = runs.slice(2_000);
  const near = middle ? nearOn(runs)(middle) : [];
  expect(near.length).toBeLessThan(1_000);
  expect(near).toContain(middle);
});

it.each(['Aa. ', ...(triesAll ? ['**a** ', 'I was. I '] : [])])(
  'an evaluation of a letter takes time that grows linearly with many %j',
  async (unit) => {
    const input = (size: number) =>
      inputWith('coverletter', { ...plain, 'document.paragraphs.0.text': repeated(unit)(size) });
    expect(await growthOf(input, evaluate, small, 30)).toBeLessThan(mostGrowth);
  },
);
