import { fail, pass, resumeCheck, skip } from '../check.ts';
import type { ResumeFacts } from '../resume/resume-facts.ts';
import { sources } from '../sources.ts';
import { countWords, sentencesIn } from '../text/words.ts';
import { isDocumentTitle, isHeadingOfContacts } from '../text/document-titles.ts';
import { linesOf } from '../text/lines.ts';
import { isPlaceholder } from '../text/placeholders.ts';
import { PROFESSION } from '../text/professions.ts';
import { headed, isShownHeading, knownHeading } from '../text/headings.ts';

const topLines = 40;
type Location = ResumeFacts['resume']['basics']['location'];

/** A line of words, without an address, a number or a sentence; "B.Tech (CSE), 2026" may name a year. */
const TITLE = /^\p{L}(?:[\p{L}\p{M} ,/&().’'+-]|(?<!\d)\d{1,3}(?!\d)){2,60}(?:(?:19|20)\d\d)?$/u;

/** Whether a file has a line below the name that reads as a headline, which the importer may have left out. */
function hasLineBelow(
  name: string,
  { city, address }: Pick<Location, 'city' | 'address'>,
  all: readonly string[],
): boolean {
  const lines = all.map((line) => line.trim().replace(LICENCE, ''));
  const at = name ? lines.indexOf(name.trim()) : -1;
  const below = lines
    .slice(at + 1)
    .filter(
      (line) =>
        line !== '' &&
        !CONTACT.test(line) &&
        !isDocumentTitle(line) &&
        !(address && (line.includes(address) || address.includes(line))) &&
        !(city && line.startsWith(city) && countWords(city) < 3),
    );
  // "Andrés Quispe   Ingeniero civil, CIP 184223"
  const beside = lines.find((line) => name !== '' && line.startsWith(name) && line.length > name.length);
  const behind = beside?.slice(name.length) ?? '';
  if (BESIDE.test(behind) || TRADE.test(behind)) return true;
  const [first = ''] = below;
  if (at >= 0 && SPACED.test(lines[at + 1] ?? '')) return true;
  // Further down, a word of its own is a heading, known or not: "EXPERENCE".
  const isNear = lines.indexOf(first, at + 1) - at <= 2 || countWords(first) > 1;
  return at >= 0 && TITLE.test(first) && !ADDRESS.test(first) && !isHeading(first) && isNear;
}
/** A street with its number, and a place: "Hauptstraße 52, Darmstadt". */
const ADDRESS = /^\p{Lu}[\p{L}.’' -]+ \d{1,3}\p{L}?,? (?:\d{4,5} )?\p{Lu}/u;
/** The number of a licence after a title: "Journeyman Electrician, State of Michigan, Lic. 6218834". */
const LICENCE = /[,(·|–-]? ?(?:licen[cs]e|lic|reg|no|nr|pin|crm|cip|sra|nmc)(?:\. ?|[ :#]+)[\dA-Z./-]{3,20}\)?$/iu;
/** Letters with space between them, as of a title in a banner. */
const SPACED = /^(?:\S ){7,}\S/u;
/** Behind a name, licences that say a trade: "Dana Ibarra, BSN, RN". */
const TRADE =
  /^\s*,.*\b(?:RN|LPN|LVN|BSN|CNA|CRNA|NP|APRN|CCRN|MD|DO|DDS|DMD|DVM|PharmD|RPh|PT|DPT|OTR|SLP|RD|RDN|EMT|CPA|CMA|EA|CFA|PE|EIT|AIA|JD|Esq|LCSW|LMFT|MSW|PMP|CISSP|SHRM-CP|SHRM-SCP|PHR|SPHR)\b/u;
/** Words of a title, and not those behind a name: "RN", "MBA, PhD". */
const BESIDE = /^[\s,|·–—-]+\p{Lu}\p{Ll}{3,}[^@]*$/u;
const CONTACT = /@|\d{3}[ ()./-]{1,3}\d{2}|(?!(?:19|20)\d\d$)\d{4}|^[\d+(]|linkedin|github|www\./iu;
const isHeading = (line: string): boolean =>
  isShownHeading(line) ||
  (countWords(line) <= 3 && headed.some((key) => knownHeading(key, line))) ||
  isHeadingOfContacts(line) ||
  /^(?:resume|cv|curriculum|lebenslauf)/iu.test(line);

/** Whether a name is in the first lines of a file, which have it and the headline in almost all. */
const isNameAtTop = (name: string, lines: readonly string[]): boolean =>
  lines.length === 0 ||
  lines.slice(0, nameLines).some((line) => line.toLowerCase().includes(name.trim().toLowerCase()));
const nameLines = 3;

/** A Lebenslauf in tables says the profession with each role, and forms in East Asia have no place for it. */
const withoutHeadline = new Set(['de', 'ja', 'zh', 'ko']);

/** In words: further on, others are spoken of. */
const [leastWords, firstWords] = [3, 8];
/** A reader who looks below the name sees these lines. */
const linesBelow = 10;
/** Whether a profile near the top of a file begins with what somebody is: "Structural and pipe welder with eleven years on ships". */
function saysProfession(text: string, lines: readonly string[]): boolean {
  const [first = ''] = sentencesIn(text.replaceAll('\n', ' '));
  const words = first.split(/\s+/u);
  const isNear = lines.slice(0, linesBelow).some((line) => line.includes(words.slice(0, leastWords).join(' ')));
  return words.length > leastWords && isNear && PROFESSION.test(words.slice(0, firstWords).join(' '));
}

/** What says which work somebody looks for, in a profile or an objective. */
const AIM =
  /(?<!\p{L})(?:seeking|looking for|in search of|aiming (?:for|at)|suche|auf der suche nach|à la recherche|recherche|busco|en busca de|busca|procuro|em busca de)(?!\p{L}).{0,60}(?<!\p{L})(?:position|role|job|post|internship|stelle|position|praktikum|poste|emploi|stage|puesto|empleo|prácticas|vaga|cargo|estágio)s?(?!\p{L})/iu;
/** Whether an objective right below the name says which work somebody looks for, which says as much. */
const saysAim = (text: string, lines: readonly string[]): boolean => {
  const opening = text.trim().split(/\s+/u).slice(0, leastWords).join(' ');
  return opening !== '' && AIM.test(text) && lines.slice(0, linesBelow).some((line) => line.includes(opening));
};

export const con06 = resumeCheck({
  id: 'CON-06',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ resume, summary, view: { headline, fullName }, isAcademic, isBeginning, language, input }) => {
    const { origin, extraction, lines = [] } = input;
    if (origin === 'uploaded' && isDocumentTitle(fullName.text)) return skip('not-read');
    if (
      (headline.text && !isDocumentTitle(headline.text)) ||
      // "YOUR NAME YOUR PROFESSION": what stands for both is found already.
      isPlaceholder(fullName.text) ||
      TRADE.test(fullName.text.replace(/^[^,]*/u, '')) ||
      // The importer took both for the name.
      (origin === 'uploaded' && /\s[-–—|]\s\p{Lu}\p{L}{3}/u.test(fullName.text))
    )
      return pass;
    if (origin === 'uploaded') {
      const tops = [extraction?.text.split('\n', topLines) ?? [], lines.slice(0, topLines)];
      if (tops.some((top) => hasLineBelow(fullName.text, resume.basics.location, top))) return pass;
      // The first words of the profile say it as soon as a headline would.
      if (saysProfession(summary, linesOf(input)) || saysAim(summary, linesOf(input))) return pass;
      // What stands below the name is not known either.
      if (!isNameAtTop(fullName.text, lines)) return skip('not-read');
    }
    // A list of publications says what an academic is known for, and the education what a student is.
    if (isAcademic || isBeginning) return skip('stage');
    return withoutHeadline.has(language) ? skip('language') : fail([headline]);
  },
});
