import { companyInOpening, richTextToPlain, type CoverLetter } from '@vitae/domain';

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
    const found = texts.find(({ words }) => hasWord(words, name));
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

const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whether a text contains a name as separate words. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + name.length])) return true;
  return false;
}
