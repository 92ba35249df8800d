import { TITLES_BEFORE_NAMES } from '@vitae/domain';
import { isPlace } from '../language/places.ts';
import { organisationScore, roleScore } from '../language/words.ts';
import { read, type Read } from '../resume/structure/value.ts';
import { foldText, foldWords } from '../text/normalise.ts';
import type { Unit } from './units.ts';

/** The parts of a recipient, in the order of an address. */
export const recipientParts = ['name', 'role', 'company', 'address'] as const;
type Part = (typeof recipientParts)[number];
/** The parts of a recipient that were found. */
export type ReadRecipient = Partial<Record<Part, Read<string>>>;

const TITLE = new RegExp(String.raw`^(?:${TITLES_BEFORE_NAMES})(?:\.|(?![\p{L}\p{M}]))`, 'iu');
const HONORIFIC = new RegExp(
  [
    String.raw`(?<=\p{L}\s?)(?:様|殿|先生|女士|님|귀하)$`,
    String.raw`^(?:\p{Script=Han}(?:\p{Script=Han}{2})?|\p{Script=Han}{2,4}\s)(?:经理|經理|主任|总监|總監)$`,
    String.raw`^(?:السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|מר|גב['׳]|ד["״]ר|श्री|श्रीमती)(?=\s)`,
    String.raw`^לכבוד\s`,
    String.raw`^(?:г-н|г-ну|г-жа|г-же|господину|госпоже|пан|пані)(?=\s)`,
  ].join('|'),
  'u',
);
/** Departments that letters are sent to. */
const DEPARTMENT =
  /human resources|\bhr\b|hiring|recruit|talent|people|personnel|personal(?:abteilung|wesen|leitung)|\bpersonal\b|ressources humaines|\brh\b|recursos humanos|risorse umane|personeelszaken|zasobów ludzkich|kadr|personalavdelning|insan kaynakları|nhân sự|отдел кадров|персонал|ανθρώπινου δυναμικού|ανθρώπινων πόρων|شؤون الموظفين|الموارد البشرية|משאבי אנוש|मानव संसाधन|人事|採用|人力资源|招聘|인사|채용|department|abteilung|dipartimento|ufficio|afdeling|dział|bölümü/iu;
/** Companies by the end of their names, which are too short to be words of their own. */
const COMPANY =
  /(?:御中|\b(?:gmbh|ag|kg|se|inc|ltd|llc|plc|corp|co|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|a\.?ş|sp\. z o\.o|α\.?ε|ооо|ао)\.?)$|(?:विद्यालय|संस्थान|कंपनी|लिमिटेड|अस्पताल)$|^(?:株式会社|شركة|ооо |ао )|& (?:co|sons|söhne|partner)/iu;
const LABEL =
  /^(?:à l['’]attention d[eu]|to|an|à|attn|attention|att|f\.?a\.?o|z\.?\s?hd\.?|zu händen(?: von)?|a la atención de|alla c\.?\s?a\.?|all['’]attenzione di|t\.?a\.?v\.?|宛先)\s*[:：.]?\s+(?=\S)/iu;
/** A line that says "to", above the recipient. */
const TO = /^(?:to|an|spett(?:abile|\.?le)|לכבוד|सेवा में|إلى|宛先)\s*[:：,،]?$/iu;
/** A line without what says that it is about the recipient. */
export const withoutTo = (text: string): string => text.replace(LABEL, '');
/** Whether a line only says "to". */
export const isTo = (text: string): boolean => TO.test(text.trim());
const STREET =
  /^\d|\d+\s?[a-z]?$|(?:street|road|avenue|lane|drive|square|straße|strasse|str\.|weg|platz|allee|gasse|\brue\b|\bcalle\b|avenida|\bvia\b|piazza|\bul\.|ulica|улица|ул\.|شارع|路|街|号|丁目|番地|gatan|laan|sokak|cad\.|caddesi|οδός|רחוב|मार्ग)/iu;

/** Whether a line says to whom a letter goes: a person with a title, a department, a company. `called` is the name in the salutation. */
export function isOfRecipient({ text }: Unit, called: string): boolean {
  const bare = text.replace(LABEL, '');
  return (
    isTo(text) ||
    bare !== text ||
    TITLE.test(bare) ||
    HONORIFIC.test(bare) ||
    isCalled(bare, called) ||
    DEPARTMENT.test(bare) ||
    COMPANY.test(bare) ||
    (organisationScore(bare) > 0.5 && roleScore(bare) < 0.5)
  );
}

const isCalled = (text: string, called: string): boolean =>
  called.length > 1 &&
  !/\d/u.test(text) &&
  foldWords(text).some((word) => word === called || (called.length > 4 && word.startsWith(called)));

/** Name, position, company and postal address from the lines of a recipient; each line is in one of them. */
export function recipientFrom(units: readonly Unit[], called: string): ReadRecipient {
  const lines = units
    .filter(({ text }) => !isTo(text))
    .map((unit) => ({ unit, text: unit.text.replace(LABEL, '').replace(/[,،]$/u, '') }));
  const isStart = ({ text }: { text: string }) =>
    (/\d/u.test(text) && STREET.test(text)) ||
    (/\d{3}|〒/u.test(text) && !isCompany(text)) ||
    (isPlace(text) && !isCompany(text));
  const isCompany = (text: string) => COMPANY.test(text) || organisationScore(text) > 0.5;
  const street = lines.findIndex((line, index) => index > 0 && isStart(line));
  const until = street < 0 ? lines.length : street;
  const head = lines.slice(0, until);
  const rest = new Set(head);
  const parts: Partial<Record<Part, (typeof lines)[number]>> = {};
  const take = (part: Part, fits: (text: string) => boolean) => {
    if (parts[part]) return;
    const line = [...rest].find(({ text }) => fits(text));
    if (!line) return;
    parts[part] = line;
    rest.delete(line);
  };
  const isTitled = (text: string) => TITLE.test(text) || HONORIFIC.test(text);
  take('name', (text) => isTitled(text) && !isCompany(text));
  take('name', (text) => isCalled(text, called) && !isCompany(text));
  take('company', (text) => isCompany(text) && !(DEPARTMENT.test(text) && head.length > 1));
  // A company may be called after what its people do: "Prairie Volt Contractors".
  const isKnown = parts.name !== undefined || parts.company !== undefined;
  take('role', (text) => DEPARTMENT.test(text) || (isKnown && roleScore(text) > 0.5));
  if (!parts.company) take('company', () => rest.size === 1);
  // A name without a title is above the position and the company.
  const [first] = lines;
  if (first && rest.has(first) && rest.size > 0 && (parts.company || rest.size > 1) && isName(first.text))
    take('name', (text) => text === first.text);
  take('company', () => true);
  // What is below the company is where it is.
  const company = parts.company ? head.indexOf(parts.company) : head.length;
  const above = new Set(head.slice(0, company).map(({ text }) => text));
  take('role', (text) => above.has(text));
  const address = [...rest, ...lines.slice(until)];
  const found: ReadRecipient = {};
  for (const part of recipientParts) {
    const line = parts[part];
    if (line) found[part] = read(line.text.trim(), [line.unit.row], 0.75);
  }
  if (address.length > 0) {
    const text = address.map((line) => line.text.trim()).join('\n');
    found.address = read(
      text,
      address.map(({ unit }) => unit.row),
      0.75,
    );
  }
  return found;
}

/** Two to four words that begin with a capital. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:van|von|de|del|der|den|di|da|la|le|bin|al)\s+)*\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(
    text,
  ) &&
  organisationScore(text) === 0 &&
  roleScore(text) < 0.5;

/** The last word of a salutation, which is the name of the person addressed if there is one. */
export const calledIn = (opening: string): string =>
  foldWords(opening.replace(/^(?:尊敬的|亲爱的|親愛的)/u, '')).findLast((word) => foldText(word).length > 1) ?? '';
