import type { FieldValue, Section } from '@vitae/domain';
import { fieldNames, sectionOfKey, vocabularyOf } from '../fields.ts';
import { matchHeading, sectionOfHeading, targetKey, type HeadingTarget } from '../headings/headings.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { read, type Read } from '../value.ts';
import { AND } from '../../../language/and-words.ts';

/** What joins the names of two sections; in Arabic and Hebrew it is written together with the second. */
const BETWEEN = new RegExp(String.raw`\s*(?:[&+/,·|、・与與及和]|\s(?:${AND}|a)\s|\s[וو](?=\p{L}{3}))\s*`, 'iu');

/** Words of entries, by the section that they belong to. */
const WORDS: Readonly<Record<string, RegExp>> = {
  award:
    /award|prize|\bmedal|scholarship|fellowship|dean['’]?s list|\bhono(?:u)?rs?\b|honor roll|finalist|winner|of the (?:year|month)|distinction|\bgrant\b|preis\b|auszeichnung|stipendi|\bprix\b|bourse|médaille|lauréat|pr[eêé]mio|prijs\b|beca\b|bolsa\b|borsa di|medalla|medalha|medaglia|nagroda|stypend|ödül|burs\b|преми|стипенди|награ[дж]|нагород|почесн|ocenění|ösztöndíj|palkinto|utmärkelse|βραβεί|υποτροφί|奖|獎|賞|荣誉|榮譽|优秀|優秀|先进|표창|수상|장학|جائزة|جوائز|وسام|منحة|تكريم|פרס(?!\p{L})|מלג[הת]|הצטיינות/iu,
  certification:
    /certif|licen[sc]|zertifi|zertifik|\bpermit\b|registered|accredit|training|\bcourse|\bcours\b|\bkurs|schulung|lehrgang|führerschein|\bpermis\b|habilitation|formation|curso|carn[eé]t?\b|corso\b|patentino|abilitazione|szkoleni|uprawnieni|sertifika|\bEIT\b|\bCPR\b|сертификат|сертифікат|курс|удостоверени|свидетельств|лицензи|osvědčení|školení|tanúsítvány|tanfolyam|atestat|todistus|intyg|körkort|kørekort|førerkort|πιστοποι|άδεια|证书|證書|资格|資格|执照|執照|培训|免許|検定|認定|자격|면허|수료|شهادة|رخصة|دورة|תעודה|רישיון|קורס|הסמכה/iu,
  publication: /\bjournal|proceedings|\bpaper\b|\bbook\b|\bdoi\b|\bvol\.|\bpp\./iu,
  // No word is of projects or of jobs alone: they are what has no word of the others.
  project: /(?!)/u,
  experience: /(?!)/u,
};

/** Whether a text has a word of awards. */
export const isAward = (text: string): boolean => WORDS['award']?.test(text) === true;

/** Whether a text has a word of certificates. */
export const isCertificate = (text: string): boolean => WORDS['certification']?.test(text) === true;

/** The sections for lists that one heading announces, if it announces several: "Certifications & Awards". */
export const sharingSections = (heading: string): Section[] => {
  const found = heading.split(BETWEEN).flatMap((part) => sectionOfHeading(part) ?? []);
  const different = [...new Set(found.filter(({ key }) => WORDS[key] !== undefined))];
  return different.length > 1 ? different : [];
};

/** Whether a heading that no list has announces several sections: its entries may be of another than they were read as. */
export const isOfSeveral = (heading: string): boolean => {
  if (matchHeading(heading)?.exact) return false;
  return new Set(targetsOf(heading).map(targetKey)).size > 1;
};

/** The targets that the parts of a heading announce, word for word: "Engagement & Interests". */
export const targetsOf = (heading: string): HeadingTarget[] =>
  heading.split(BETWEEN).flatMap((part) => {
    const match = matchHeading(part);
    return match?.exact ? [match.target] : [];
  });

/** What stands in the place of an employer where somebody worked on something for herself or for a course. */
const OWN_PROJECT =
  /^(?:(?:personal|private|own|side|hobby|university|academic|course|school|class) projects?|(?:eigen|privat|hobby|hochschul|studien|uni|schul)projekte?|(?:persönliches|privates|eigenes) projekt|projets? (?:personnels?|scolaires?|académiques?|universitaires?)|proyectos? (?:personal(?:es)?|académicos?)|projetos? (?:pessoa(?:l|is)|acadêmicos?|académicos?)|progett[oi] personal[ei]|eigen project|projekt (?:własny|osobisty)|个人项目|個人開発|개인 ?프로젝트)$/iu;

/** The names of links to what somebody made: a company that has such a name employed somebody for some time. */
const LINK_TO_WORK =
  /^(?:git(?:hub|lab)|bitbucket|(?:live )?demo|live(?: (?:site|version))?|source(?: code)?|quellcode|code source|código(?: fuente| fonte)?|codice(?: sorgente)?|broncode|kod źródłowy|källkod|repo(?:sitory)?|репозиторий|исходный код)$/iu;

/** "Chess engine" below "Personal project" or beside "GitHub" and no date, among the jobs: the section of projects. */
export const sectionOfOwnProject = (fields: ReadFields, from: Section): Section | undefined => {
  const { subtitle, start, end } = fieldNames(from.fields);
  const employer = vocabularyOf(from) === 'job' && subtitle !== undefined ? fields[subtitle]?.value : undefined;
  const isDated = [start, end].some((name) => name !== undefined && name in fields);
  return typeof employer === 'string' && (OWN_PROJECT.test(employer) || (!isDated && LINK_TO_WORK.test(employer)))
    ? sectionOfKey('project')
    : undefined;
};

/** Whether a line only names something; what describes a project may tell of prizes. */
const isNoSentence = (line: string): boolean => line.length <= 40 && !line.startsWith('- ');

/** Of several sections, the one that an entry belongs to by its words; undefined if they do not say. */
export const sectionByWords = (fields: ReadFields, own: Section, among: readonly Section[]): Section | undefined => {
  const text = Object.values(fieldNames(own.fields))
    .flatMap((name) => (name === undefined ? [] : (fields[name]?.value ?? [])))
    .filter((value) => typeof value === 'string')
    .flatMap((value) => (own.key === 'project' ? value.split('\n').filter(isNoSentence) : value))
    .join(' ');
  // Who worked for a prize has a period, who won one has none.
  const { start, end } = fieldNames(own.fields);
  const isJob = vocabularyOf(own) === 'job' && [start, end].some((name) => name !== undefined && name in fields);
  if (isJob) return undefined;
  const fitting = among.filter(({ key }) => WORDS[key]?.test(text));
  return fitting.length === 1 ? fitting[0] : undefined;
};

/** The fields of an entry as those of another section; what that has no field for is said in its description. */
export const asFieldsOf = (fields: ReadFields, from: Section, to: Section): ReadFields => {
  const [old, next] = [fieldNames(from.fields), fieldNames(to.fields)];
  const moved: ReadFields = {};
  const homeless: ReadFields = {};
  for (const [slot, name] of Object.entries(old)) {
    const found = name === undefined ? undefined : fields[name];
    const target = Object.entries(next).find(([key]) => key === slot)?.[1];
    if (!found || name === undefined) continue;
    if (target !== undefined && !(target in moved)) moved[target] = found;
    else homeless[name] = found;
  }
  const times = [old.end, old.start].flatMap((name) => name ?? []);
  const [day] = times.flatMap((name) => fields[name] ?? []);
  if (day && next.date !== undefined && !(next.date in moved)) {
    moved[next.date] = day;
    for (const name of times) delete homeless[name];
  }
  return next.body === undefined ? moved : withSaid(moved, Object.values(homeless), next.body);
};

/** Fields with a description that begins with what other values say. */
const withSaid = (fields: ReadFields, values: readonly Read<FieldValue>[], body: string): ReadFields => {
  const said = [...values, fields[body]].flatMap((found) =>
    typeof found?.value === 'string' ? [{ ...found, value: found.value }] : [],
  );
  const [first] = said;
  if (!first) return fields;
  const value = said.map((found) => found.value).join('\n\n');
  const confidence = Math.min(...said.map((found) => found.confidence));
  return {
    ...fields,
    [body]: read(
      value,
      said.flatMap(({ lines }) => lines),
      confidence,
    ),
  };
};
