import { expect, it } from 'vitest';
import { escapeRichText, formatRichText, parseRichText, richTextToPlain } from '@vitae/domain';
import { growthOf, mostGrowth, repeated, upToMegabyte } from './growth.ts';
import { everyNth } from '../sample.ts';

/** Input that made an earlier parser slow or overflow its stack, and similar cases. */
const units = [
  '[',
  ']',
  '*',
  '**',
  '***a',
  '*a* ',
  ' *a',
  '** a',
  '[a](http://b.c) ',
  '](http://',
  '[a](http://',
  '[](',
  '\\',
  '\\*',
  '- ',
  '- \n',
  'a  ',
  '\n\n',
  '\u2028- ',
  'é',
];
const small = upToMegabyte(60_000);

it.each(everyNth(3, 0, units))(
  'reads a text of nothing but %j in time that grows linearly, and writes it again',
  async (unit) => {
    const read = (text: string) => {
      formatRichText(parseRichText(text));
      richTextToPlain(text);
      escapeRichText(text);
    };
    expect(await growthOf(repeated(unit), read, small, 20)).toBeLessThan(mostGrowth);
  },
);
