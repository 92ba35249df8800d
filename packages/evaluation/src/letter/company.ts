import { folded, lowerWords } from '../text/words.ts';

/** Legal forms and the like, which people leave out. */
const FORMS = new Set(
  'gmbh co kg ag se ev ggmbh mbh inc ltd limited llc llp plc corp corporation company group gruppe holding the sa sas sarl sl slu srl bv nv ab oy as'.split(
    ' ',
  ),
);

const nameOf = (text: string): string[] => lowerWords(folded(text)).filter((word) => !FORMS.has(word));

/** Whether a text names a company, whatever its legal form; only a word or two of a long name is enough. */
export function namesCompany(text: string, company: string): boolean {
  const name = nameOf(company);
  const words = ` ${nameOf(text).join(' ')} `;
  const enough = name.slice(0, Math.max(1, Math.min(2, name.length - 1)));
  return name.length === 0 || words.includes(` ${enough.join(' ')} `);
}
