/** Letters and spaces as pages of the web write them: "R&amp;D", "caf&eacute;". */
const ENTITY =
  /&(?:nbsp|amp|quot|lt|gt|apos|[rl][sd]quo|[nm]dash|hellip|bull|middot|copy|reg|trade|euro|pound|szlig|[aeiouy]uml|[aeiouy](?:acute|grave|circ)|[ano]tilde|ccedil|#\d{2,5}|#x[\da-f]{2,5});/giu;
/** Marks around text; what builds pages names an opening one in its sentences. */
const TAG = /<\/(?:p|b|i|u|strong|em|ul|ol|li|div|span|h[1-6]|a|td|tr|table|font)>|<br ?\/?>/giu;
/** A value that a program did not have, alone or between the signs of a list. */
const MISSING =
  /(?<=^|[,|·•–—(] ?)(?:undefined|null|NaN|Invalid Date|\[object Object\])(?= ?(?:$|[,|·•–—)]))|\[object Object\]/gu;
/** Addresses of the computer that printed a page. */
const ADDRESS = /(?<![\p{L}\d])(?:file:\/\/\/\S+|about:blank\b|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\S*)/giu;
/** What stands around a page and never in a resume. */
const AROUND =
  /^\W*(?:skip to (?:main )?content|toggle navigation|back to top|cookie (?:settings|policy|preferences)|accept (?:all )?cookies|(?:this (?:web)?site|we) uses? cookies.{0,80}|print this page|share (?:this|on (?:facebook|twitter|linkedin))|zum (?:haupt)?inhalt springen|cookie-einstellungen|datenschutzerklärung|aller au contenu(?: principal)?|mentions légales|(?:saltar|ir) al contenido(?: principal)?|aviso legal|política de (?:cookies|privacidad|privacidade)|(?:ir|pular) para o conteúdo(?: principal)?)\W*$/iu;
/** The menu of a page: its words alone, in a row. */
const MENU = new Set(
  'home|about|about me|resume|cv|portfolio|blog|projects|services|work|skills|experience|education|contact|contact me|login'.split(
    '|',
  ),
);
const fewestInMenu = 3;

const isMenu = (text: string): boolean => {
  const parts = text
    .toLowerCase()
    .split(/\s*[|·•/»>]\s*|\s{2,}/u)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length >= fewestInMenu && parts.includes('home') && parts.every((part) => MENU.has(part));
};

/** What a web page or a program left in a text, and nobody wrote for a reader. */
export const remainsIn = (text: string): string[] => [
  ...[ENTITY, TAG, MISSING, ADDRESS].flatMap((left) => [...text.matchAll(left)].map(([found]) => found)),
  ...(AROUND.test(text) || isMenu(text) ? [text.trim()] : []),
];
