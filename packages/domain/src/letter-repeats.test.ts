import { expect, it } from 'vitest';
import { newId } from './ids.ts';
import { createResume } from './kinds/index.ts';
import { repeatsOf } from './letter-repeats.ts';

const withSummary = (summary: string) => ({ ...createResume({ title: 'Ada' }), summary });
const paragraphs = (...texts: string[]) => texts.map((text) => ({ id: newId(), text }));

it('names the sentences that a letter has from its resume, and their share of the letter', () => {
  const resume = withSummary('Cut the cost of every delivery from 6.10 to 5.35 within a year.');
  const body = paragraphs(
    'I am writing to you about the warehouse in Hull, which I know well.',
    'It is close to me. I cut the **cost of every delivery** from 6.10 to 5.35 within one year.',
  );
  const { share, sentences } = repeatsOf({ locale: 'en', paragraphs: body }, resume);
  expect(sentences).toEqual([
    { paragraphId: body[1]?.id, text: 'I cut the cost of every delivery from 6.10 to 5.35 within one year.' },
  ]);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.6);
});

it('ignores short phrases, other words, and an empty letter', () => {
  const resume = withSummary('I look forward to hearing from you. Led a team of four.');
  const repeats = (...texts: string[]) => repeatsOf({ locale: 'en', paragraphs: paragraphs(...texts) }, resume);
  expect(repeats('Led a team of four.', 'A team that was led well stays.').sentences).toEqual([]);
  expect(repeats()).toEqual({ share: 0, sentences: [] });
});

it('compares languages that write without spaces', () => {
  const text = '在三年内将仓库的配送成本降低了百分之十二并缩短了时间。';
  const { sentences } = repeatsOf(
    { locale: 'zh', paragraphs: paragraphs(text) },
    { ...withSummary(text), locale: 'zh' },
  );
  expect(sentences).toHaveLength(1);
});
