import { companyInOpening, richTextToPlain, type CoverLetter } from '@vitae/domain';
import { wordPlaces } from '../names/word-places.ts';

/** A company that a letter names although it goes to another one, and the field that has it. */
export interface Leftover {
  company: string;
  path: string;
}

/** Shorter names are too often ordinary words. */
const shortest = 3;

/** The companies of other letters that this one still mentions, each at its first mention. */
export function leftoverCompanies(letter: CoverLetter, companies: readonly string[]): Leftover[] {
  const own = folded(letter.recipient.company);
  const texts = [
    { path: 'subject', text: letter.subject },
    { path: 'opening', text: letter.opening },
    ...letter.paragraphs.map(({ id, text }) => ({ path: `paragraphs.${id}.text`, text: richTextToPlain(text) })),
    { path: 'closing', text: letter.closing },
  ].map(({ path, text }) => ({ path, words: folded(text) }));
  const named = companies.flatMap((company): Leftover[] => {
    const name = folded(company);
    // "Acme" and "Acme Ltd" count as the same.
    if (name.length < shortest || (own && (own.includes(name) || name.includes(own)))) return [];
    const found = texts.find(({ words }) => wordPlaces(words, name).length > 0);
    return found ? [{ company: company.trim(), path: found.path }] : [];
  });
  const addressed = companyInOpening(letter);
  const isOther =
    addressed !== null && own !== '' && !own.includes(folded(addressed)) && !folded(addressed).includes(own);
  return isOther && !named.some(({ path }) => path === 'opening')
    ? [{ company: addressed, path: 'opening' }, ...named]
    : named;
}

const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/gu, ' ');
