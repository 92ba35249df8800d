import { joinsHeadings } from './headings.ts';
import { opensWithVerb } from './verbs.ts';
import { countWords, hasFigure, wordsIn } from './words.ts';

/** Shorter is the name of a skill, a heading or a place; longer is no name. */
const fewestTold = 3;
/** Of so few words that begin so, it says what kind of work it was: "Stage clientèle & vente". */
const KIND = /^(?:stage|praktikum|internship|prácticas|pasantía|estágio|tirocinio|aushilfe|ferienjob)(?!\p{L})/iu;
const longestKind = 5;
/** Of so few words with a year, it says when something was: "Vanaf maart 2010". */
const mostOfTime = 3;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const longestName = 12;
/** The name of an organisation has its kind among its first words. */
const opening = 3;

/** Kinds of organisations, in the languages that have lists. */
const ORGANISATION =
  /universi[td]|lehrstuhl|hochschul|\bschule\b|school|\bcollege\b|\bacademy\b|institut(?:e|o|ion)?s?\b|klinik|clinic\b|hospital|hôpital|krankenhaus|\bpraxis\b|\bzentrum\b|\bcent(?:er|re|ro)\b|department|département|departament|laborat|\blabor\b|facul[td]|fakultät|école|escola|escuela|stiftung|foundation|\bgmbh\b|\bltda?\b|\binc\b|\bllc\b/iu;
/** Words between those of a name. */
const BETWEEN =
  /^(?:with|from|into|und|für|über|sowie|beim|para|pela|pelo|pour|dans|avec|chez|sous|della|delle|dello|degli|sobre|entre)$/u;
/** What a study was about, or who supervised it. */
const STUDY =
  /^(?:titel|thema|betreu\p{L}+|title|topic|thesis|supervisors?|titre|sujet(?: du stage)?|encadrement|título|tema|orientador\p{L}?)\s*:/iu;
/** What stands below the last role, and tells nothing of it. */
const ON_REQUEST = /^references?\b.{0,30}\b(?:up)?on request\W*$/iu;
/** An address alone, also of an employer: "https://harbour-clinic.example". */
const ADDRESS = /^\(?(?:(?:https?:\/\/|www\.)\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?|\S+@\S+)\)?$/iu;
/** What stands before a list: "Technologies used:". */
const LABEL = /^[^.;:!?]{3,40}:$/u;
/** A title and where it was held: "Head of interns — Harbour Union". */
const TITLE_AT = /^\p{Lu}[^.;:!?]{3,70} [—–] \p{Lu}[\p{L}\d&.’' -]{1,30}$/u;
/** A name and its place: "Tuusulan vesihuoltolaitos, Tuusula". */
const AT_PLACE = /^\p{Lu}[^.;:!?,]+, \p{Lu}\p{L}+$/u;
const longestAtPlace = 6;
/** What was shown, won or published in a year: "Neue Räume, Kunsthalle, 2017". */
const OF_YEAR = /^(?:19|20)\d\d\b|,? \(?(?:19|20)\d\d\)?$/u;
const fewestSmall = 3;
/** A date alone, however it is written. */
const DATE =
  /^(?:[\P{L}]|\b\p{L}{3,9}\b(?=\.?[ /-]*\d{4})|\b(?:present|today|now|heute|bis|seit|to|à|au|a|até|hasta)\b)+$/iu;

/**
 * Whether a bullet or sentence of a file tells something, rather than being the name of an organisation, a place, a date or a
 * word or two: what was read below a role may be the employer of the next one, or a heading.
 */
export function isTold(text: string, language: string): boolean {
  const words = wordsIn(text);
  if (joinsHeadings(text) || ON_REQUEST.test(text.trim()) || STUDY.test(text.trim())) return false;
  if (ADDRESS.test(text.trim()) || LABEL.test(text.trim())) return false;
  if (TITLE_AT.test(text.trim()) && !hasFigure(text) && !(language === 'en' && opensWithVerb(text))) return false;
  if (KIND.test(text.trim()) && words.length <= longestKind && !hasFigure(text)) return false;
  if (YEAR.test(text) && (DATE.test(text.trim()) || text.trim().split(/\s+/u).length <= mostOfTime)) return false;
  if (hasFigure(text)) return true;
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word) && !BETWEEN.test(word));
  if (OF_YEAR.test(text.trim()) && small.length < fewestSmall && words.length <= longestName) return false;
  if (AT_PLACE.test(text.trim()) && words.length <= longestAtPlace) return language === 'en' && opensWithVerb(text);
  const isOrganisation = small.length <= 1 && ORGANISATION.test(words.slice(0, opening).join(' '));
  // German nouns have capitals, and its verbs stand at the end.
  if (isOrganisation && /\p{Ll}/u.test(text)) return language === 'de' && /^\p{Ll}{2}/u.test(words.at(-1) ?? '');
  if (language === 'en' && opensWithVerb(text)) return true;
  if (countWords(text) < fewestTold) return false;
  // A line of capitals says nothing of what is a name.
  return language === 'de' || !/\p{Ll}/u.test(text) || words.length > longestName || small.length > 0;
}
