import { coverLetterSchema, type CoverLetter } from '@vitae/domain';
import { letterFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { goodLetter } from './checks/testing/good-letter.ts';
import { evaluate, type Report } from './index.ts';

const posting =
  'Operations manager\n\nHalden Cold Chain is looking for an operations manager for its second warehouse.';
const evaluated = (document: CoverLetter) => evaluate({ document, asOf: '2026-06-01', origin: 'ours', posting });

/** Everything of one kind of information, taken out of a letter. */
const removals: Readonly<Record<string, (letter: CoverLetter) => CoverLetter>> = {
  'the recipient': (letter) => ({ ...letter, recipient: { name: '', role: '', company: '', address: '' } }),
  'the company': (letter) => ({ ...letter, recipient: { ...letter.recipient, company: '' } }),
  'the opening': (letter) => ({ ...letter, opening: '' }),
  'the closing': (letter) => ({ ...letter, closing: '' }),
  'the subject and the job title': (letter) => ({ ...letter, subject: '', jobTitle: '' }),
  'the date': (letter) => ({ ...letter, date: '' }),
  'the enclosures': (letter) => ({ ...letter, enclosures: '' }),
  'all paragraphs': (letter) => ({ ...letter, paragraphs: [] }),
  'the first paragraph': (letter) => ({ ...letter, paragraphs: letter.paragraphs.slice(1) }),
  'the last paragraph': (letter) => ({ ...letter, paragraphs: letter.paragraphs.slice(0, -1) }),
  'the numbers': (letter) => ({
    ...letter,
    paragraphs: letter.paragraphs.map((one) => ({ ...one, text: one.text.replaceAll(/\d[\d.,]*%?/g, 'some') })),
  }),
  'the sender': (letter) => ({
    ...letter,
    sender: { ...letter.sender, email: '', phone: '', headline: '', links: [] },
  }),
};

/** Faults that could make leaving things out seem better. */
const faults: Readonly<Record<string, (letter: CoverLetter) => CoverLetter>> = {
  none: (letter) => letter,
  'a gap in the text': (letter) => ({
    ...letter,
    paragraphs: letter.paragraphs.map((one) => ({ ...one, text: `${one.text} I know [Company] well.` })),
  }),
  'another company': (letter) => ({ ...letter, recipient: { ...letter.recipient, company: 'Falkenberg Bread GmbH' } }),
  'many beginnings with I': (letter) => ({
    ...letter,
    locale: 'en',
    paragraphs: letter.paragraphs.map((one) => ({
      ...one,
      text: 'I was in the team for a year. I have the skills that you are looking for. I am sure that I would like it.',
    })),
  }),
};

/** Faults of a text that go away with it: its length and number of paragraphs, "I", gaps and what the resume says too. */
const faultsOfText = /^CL-(?:03|06|07|09|10|11|12|13)$/;

describe('removing information from a letter', () => {
  const letters = [coverLetterSchema.parse(goodLetter), ...letterFixtures.slice(0, 4).map(({ letter }) => letter)];

  it.each(Object.keys(removals))('never raises the score: %s', (name) => {
    const rises = letters.flatMap((letter) =>
      Object.entries(faults).flatMap(([fault, plant]) => {
        const before = evaluated(plant(letter));
        const after = evaluated(removals[name]?.(plant(letter)) ?? letter);
        if (after.score <= before.score) return [];
        const faultOf = (report: Report, id: string) => {
          if (report.skipped.some((one) => one.id === id && one.why === 'nothing-shown')) return 2;
          const finding = report.findings.find((one) => one.id === id);
          // Each gap counts: some of them go away with their text.
          const gaps = id === 'CL-09' ? (finding?.evidence.length ?? 0) : 0;
          return gaps + (finding?.status === 'fail' ? 2 : finding?.status === 'warn' ? 1 : 0);
        };
        const gained = before.findings.map(({ id }) => id).filter((id) => faultOf(after, id) < faultOf(before, id));
        const unnamed = gained.filter((id) => !faultsOfText.test(id));
        return unnamed.length > 0 || gained.length === 0
          ? [`${letter.title}, ${fault}: ${before.score} → ${after.score} by ${gained.join(', ')}`]
          : [];
      }),
    );
    expect(rises).toEqual([]);
  });
});
