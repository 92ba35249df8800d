import type { Passage } from '../input.ts';
import { folded, hasFigure, hasNumberWord, lowerWords } from './words.ts';

/** A name: a word with a capital that does not begin the text or a sentence, and what is written as no other word is: "iOS", "C++", "Vue.js". */
const NAME = /(?<=[\p{L}\p{N},;/&)”"’] [(“"]?)\p{Lu}\p{L}|\p{Lu}{2}|\p{Ll}\p{Lu}|\p{L}\d|\p{L}[+#]|\p{L}\.\p{L}{2}/u;

/** Tools that many write small. */
const TOOLS = new Set(
  'ajax angular ansible apache aws azure bash css django docker excel figma firebase flask git github gitlab golang gradle graphql grpc haskell html http https java javascript jenkins jira jquery json jwt kafka kotlin kubernetes laravel linux mariadb matlab maven mongodb mysql nginx node nodejs numpy oracle pandas php postgres postgresql powershell python pytorch rabbitmq react redis redux ruby rust scala scrum soap sql sqlite svelte swift tableau tensorflow terraform typescript ubuntu vue webpack websocket wordpress xml yaml'.split(
    ' ',
  ),
);

/** The words of the skills of a resume that say which tool or method it was. */
export const namesOfSkills = (skills: readonly Passage[]): ReadonlySet<string> =>
  new Set(skills.flatMap(({ text }) => lowerWords(folded(text)).filter((word) => word.length > 3)));

/** Whether a bullet names a number, a tool, a skill, a place or a product; anybody with the job could have written another one. */
export const isSpecific = (text: string, language: string, skills: ReadonlySet<string>): boolean =>
  hasFigure(text) ||
  hasNumberWord(text, language) ||
  NAME.test(text) ||
  lowerWords(folded(text)).some((word) => skills.has(word) || TOOLS.has(word));
