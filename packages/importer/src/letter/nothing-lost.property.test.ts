import { coverLetterKind } from '@vitae/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importerOf } from '../kinds.ts';

const word = fc.stringMatching(/^[a-z]{4,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
const line = fc.oneof(
  words,
  fc.constantFrom(
    'Ada Park',
    'ada@example.com | +44 20 7946 0018 | example.com/ada',
    'Nordwind GmbH',
    '20457 Hamburg',
    'Dear Ms Lee,',
    'Sehr geehrte Damen und Herren,',
    'Kind regards,',
    'Mit freundlichen Grüßen',
    'Enclosures: Resume, References',
    'Re: Product designer',
    '- led eight people',
    '1. second thing',
  ),
);
const letters = fc.array(fc.tuple(line, fc.nat({ max: 2 })), { minLength: 1, maxLength: 24 });

it('is somewhere in the letter or left over, whatever the file has in whatever order', async () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  await fc.assert(
    fc.asyncProperty(letters, fc.constantFrom('a.txt', 'a.md'), async (lines, name) => {
      const text = lines.map(([content, gap]) => content + '\n'.repeat(gap + 1)).join('');
      const { document, leftover } = await importerOf('coverletter').read({
        name,
        bytes: new TextEncoder().encode(text),
      });
      const { sender, recipient, paragraphs, ...rest } = coverLetterKind.of(document);
      const has = new Set(
        wordsOf(
          JSON.stringify([sender, recipient, paragraphs, leftover, { ...rest, title: '' }]).replaceAll('\\n', ' '),
        ),
      );
      // The letter writes the label of its enclosures, and numbers its lists, itself.
      const own = new Set(['enclosures', '1']);
      expect(wordsOf(text).filter((each) => !has.has(each) && !own.has(each))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
