import { countWords } from './words.ts';

/** What people put before the tools of a job or a project, in the languages that many files are in. */
const NAME =
  'tech(?:nical|nology)? stack|stack(?: technique)?|tech(?:nolog(?:y|ies))?|tools?|tooling|toolset|environment|frameworks?|(?:programming )?languages?|librar(?:y|ies)|software|platforms?|skills|keywords|technologien?|werkzeuge|(?:technisches )?umfeld|(?:technische )?umgebung|(?:programmier)?sprachen|langages|outils|logiciels|environnement(?: technique)?|technos?|mots[- ]clés|compétences|tecnologías|herramientas|lenguajes|entorno|palabras clave|tecnologias|ferramentas|linguagens|ambiente|tecnologie|strumenti|linguaggi|technieken|technologieën|talen|teknik(?:er)?|verktyg|språk|teknologier|værktøjer|verktøy|narzędzia|technológie|nástroje|технологии|стек(?: технологий)?|инструменты|технології|інструменти|teknolojiler|araçlar|teknologi';
/** What may stand before or behind it: "Key technologies used". */
const BESIDE =
  'used|applied|key|main|core|and|&|of|tech|technical|technologies|tools|frameworks|languages|eingesetzte|verwendete|genutzte|und|utilisée?s|utilisés|principales|et|utilizad[ao]s?|usad[ao]s?|empleadas|y|e|utilizzat[ei]|usat[ei]|gebruikte|en|použité|użyte|wykorzystane|używane|використані|использованные|используемые|kullanılan|yang digunakan';
const LABEL = new RegExp(
  `^\\W*(?:(?:${BESIDE}) ){0,2}(?:${NAME})(?:,? (?:${BESIDE}|${NAME})){0,3} ?(?::|[-–—] |(?<=(?:used|[ao]s|ées?|és)) (?=\\p{Lu}))`,
  'iu',
);
/** Of what is listed, in words; longer is a part of a sentence. */
const longestItem = 4;
/** In brackets, more of one may be named. */
const BRACKETS = /\([^()]*\)/gu;

/**
 * Whether a text lists the tools of a job or a project behind a label: "Stack: Django, PostgreSQL". It belongs to all that
 * stands beside it, and says by itself nothing of what was done.
 */
export function isToolList(text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  if (label === undefined) return false;
  const listed = text.slice(label.length).replaceAll(BRACKETS, '');
  return listed.split(/[,;|•·/]| - | – /u).every((item) => countWords(item) <= longestItem);
}

/** The same label within a line, behind what stands in another column. */
const LABEL_IN_LINE = new RegExp(`(?<=^|\\s)(?:${NAME}|ключевые слова) ?: ?(?=\\S)`, 'iu');
/** The tools and technologies that a line lists behind a label. */
export function toolsListedIn(line: string): string[] {
  const label = LABEL_IN_LINE.exec(line);
  if (!label) return [];
  const items = line
    .slice(label.index + label[0].length)
    .replaceAll(BRACKETS, '')
    .split(/[,;|•·/]| - | – | >=? | ==? /u)
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
  return items.every((item) => countWords(item) <= longestItem) ? items : [];
}
