import type { ListedLanguage } from './words.ts';

/** Words by which people speak of themselves. "I" may be a Roman number, as in "Phase I": its neighbours tell. */
export const FIRST_PERSON: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /(?<![\p{L}\p{N}.@/_-])(?:(?<!\p{Lu}\p{L}* )I(?:['’](?:m|ve|d|ll))?(?= [a-z])|my|My|myself|me)(?![\p{L}\p{N}'’@/_-]|\.\p{L})/u,
  de: /(?<![\p{L}\p{N}-])(?:ich|Ich|mich|mir|meine[rmns]?|Meine[rmns]?|mein|Mein)(?![\p{L}\p{N}-])/u,
  fr: /(?<![\p{L}\p{N}-])(?:[Jj]['’]\p{Ll}|[Jj]e |[Mm]on |[Mm]es |[Mm]a |moi-même)/u,
  es: /(?<![\p{L}\p{N}-])(?:[Yy]o|[Mm]is?|mí)(?![\p{L}\p{N}-])/u,
  pt: /(?<![\p{L}\p{N}-])(?:[Ee]u|[Mm]inhas?|[Mm]eus?|mim)(?![\p{L}\p{N}-])/u,
};
