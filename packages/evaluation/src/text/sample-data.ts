import type { Passage } from '../input.ts';
import { NAME_PATH } from './repeated.ts';

/** What stands in the place of a name, a contact or an address in templates, and is nobody's own. */
const NO_OWN_NAME =
  /^(?:your (?:full |first |last )?name|full name|my name|first ?name,? last ?name|name surname|vorname,? (?:nach)?name|ihr (?:voller )?name|votre nom|prénom,? nom|nombre,? (?:y )?apellidos?|(?:tu|su) nombre(?: completo)?|(?:meu|seu) nome(?: completo)?|nome (?:completo|e sobrenome|sobrenome)|job ?seeker|姓名|[您你]的姓?名字?|氏名|名前|이름)$/iu;
const NO_OWN_EMAIL =
  /^(?:your[._-]?(?:name|e?mail)?|(?:e?mail|name)(?=@(?:e?mail|example|exemplo|ejemplo|beispiel|domain|website|(?:my|your)(?:site|domain|website))\.\p{L}{2,})|user-?name|first(?:name)?[._-]last(?:name)?|vorname[._-](?:nach)?name|ihr[._-]?name|prenom[._-]nom|nombre[._-]apellidos?|seu[._-]?(?:nome|e?mail)|tu[._-]?(?:nombre|correo))@/iu;
const NO_OWN_PROFILE =
  /(?:linkedin\.com\/in|github\.com|gitlab\.com|twitter\.com|x\.com)\/(?:<[\w -]+>|your[-_]?\w*|user-?name|your-?profile|profile|(?:seu|tu|su|votre|dein|ihr)[-_]?\w+|(?:meu|mi|mon|mein|my)[-_]?(?:perfil|profile?|usuario|name))\/?$/iu;
/** Columns of tables are called so as well: only where it is numbered, or stands in several entries. */
const NO_OWN_TITLE =
  /^\W*(?:job title|position title|job description|company name|employer name|university name|school name|degree name|project name|stellenbezeichnung|firmenname|name der firma|intitulé du poste|nom de (?:l['’]entreprise|la société)|nombre de la empresa|título del puesto|nome da empresa|título do cargo|city, (?:state|country)|ciudad, país|ville, pays|cidade, estado|stadt, land)(?<number> [\dA-Z]{1,2})?\W*$/iu;
/** One of these hides a name; two are a template's. */
const LETTER =
  /^(?:empresa|universidade?|company|university|firma|unternehmen|hochschule|entreprise|université|location) [XYZ]$/iu;

/** Things that a template counts instead of naming them; one may be called so. */
const COUNTED =
  /^(?:project|company|employer|client|school|university|projekt|firma|unternehmen|projet|entreprise|proyecto|empresa|projeto) (?:one|two|three|four|eins|zwei|drei|un|deux|trois|uno|dos|tres|um|dois|três)$/iu;

const CONTACT = /^basics\./u;

/** Names, contacts and titles that a template has and somebody was to replace. */
export function sampleDataIn(texts: readonly Passage[]): Passage[] {
  const titles = texts.flatMap((one) => {
    const said = NO_OWN_TITLE.exec(one.text);
    return said && (NAME_PATH.test(one.path) || /\.(?:location|body)$/u.test(one.path))
      ? [{ one, isNumbered: said.groups?.['number'] !== undefined }]
      : [];
  });
  const hidden = texts.filter(({ text }) => LETTER.test(text.trim()));
  const counted = texts.filter(({ text, path }) => NAME_PATH.test(path) && COUNTED.test(text.trim()));
  const again = (text: string) => titles.filter(({ one }) => one.text === text).length > 1;
  return [
    ...texts.filter(
      ({ text, path }) =>
        CONTACT.test(path) &&
        (path.endsWith('fullName') ? NO_OWN_NAME : path.endsWith('email') ? NO_OWN_EMAIL : NO_OWN_PROFILE).test(
          text.trim(),
        ),
    ),
    ...(hidden.length > 1 ? hidden : []),
    ...(counted.length > 1 ? counted : []),
    ...titles.filter(({ one, isNumbered }) => isNumbered || again(one.text)).map(({ one }) => one),
  ];
}

/** People whom only forms and templates know. */
const NOBODY = /^(?:john|jane) (?:q\.? )?doe$|^(?:max|erika) mustermann$|^fulano de tal$/iu;
/** Addresses and numbers that nobody has: domains of examples, and digits in a row. */
const NO_CONTACT =
  /@(?:example\.\p{L}{2,}|e?mail\.(?:com|tld)|domain\.com|doe\.\w+|muster(?:mann|mail)?\.\w+)$|123[-. )]{0,2}456|555[-. ]?\d{4}|^x{3}/iu;

/** One digit again and again is no number: "111-111-1111". */
const ONE_DIGIT = /(\d)\1{6}/u;
/** Numbers with fewer digits reach nobody either. */
const fewestDigits = 7;
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** A mailbox of everybody at a domain of nobody. */
const NO_MAILBOX =
  /^(?:contact|info|hello|hi|me|mail|e?-?mail|user|test|someone|resume|cv)@(?:example|exemplo|ejemplo|beispiel|exemple|my-?(?:site|domain)|your-?(?:site|domain)|website|domain|xyz|abc)\.\p{L}{2,}$/iu;
/** Numbers that run through the digits, or have one of them only. */
const NO_NUMBER =
  /^\D*(?:\+?\d{1,2}\D+)?(?:123\D{0,3}456\D?789\D?0?|\D*999\D+888\D?7777|(?:0\D?){9,}|(\d)\1{2}\D?\1{3}\D?\1{4})$/u;
/** Streets and towns of forms. */
const NO_STREET =
  /(?<!\p{L})(?:0{2,4} Xx{2,}|Xx{3,} Xx{2,}|123,? (?:any|example|sample|your) (?:st|street|road|rd|avenue|ave|drive)\b|(?:example|sample|your) (?:st\.?|street)(?=,|$| \d)|street (?:address|name)\b|address,? street\b|address line \d|muster(?:straße|strasse|str\.|weg)|beispiel(?:straße|str\.|weg)|(?:rue|avenue) (?:de l['’])?exemple\b|calle (?:falsa|ejemplo)\b|rua (?:exemplo|fictícia)(?!\p{L}))/iu;
const NO_TOWN =
  /(?<!\p{L})(?:any(?: ?town| city|where),? ?(?:[A-Z]{2}\b|usa?\b|state\b|country\b|\d{5})|(?:example|sample) (?:city|town)\b|(?<=^|, )your (?:city|town)(?=,|$)|\d{5} somewhere\b|somewhere,? (?:[A-Z]{2}\b|\d{5})|musterstadt|musterhausen|beispielstadt|ciudad ejemplo|cidade exemplo|ville exemple)/iu;
/** Employers and schools of samples. */
const NO_EMPLOYER =
  /^(?:startup ?(?:xyz|abc)|(?:xyz|abc) (?:company|corp(?:oration)?|inc|ltd|llc|gmbh|university|school|tech(?:nologies)?)\b.{0,6}|(?:company|firma|empresa|entreprise|university|universidad|universidade|université) (?:xyz|abc)|example,? (?:inc|corp|company|ltd|gmbh)\b.{0,4}|(?:previous|most recent|current) (?:company|employer)\b.{0,8}|muster(?:firma|mann)? (?:gmbh|ag)|musterfirma)$/iu;
/** What may also be somebody's own: only beside another one. */
const MAYBE_EMPLOYER = /^acme (?:corp(?:oration)?|inc|university|company)\b.{0,4}$/iu;
const MAYBE_STREET = /^123,? main (?:st|street)\b/iu;
/** The contacts of a file stand in its first lines. */
const topLines = 40;

/**
 * Contacts and employers that only samples have, in the fields and among the first lines of a file: each says that the
 * details are still to come.
 */
export function dummiesIn(
  texts: readonly Passage[],
  { address, city, postalCode }: { address: string; city: string; postalCode: string },
  lines: readonly string[],
): Passage[] {
  const place = {
    text: [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    path: 'basics.location',
  };
  const isPlace = (text: string) => NO_STREET.test(text) || NO_TOWN.test(text);
  const contacts = texts.filter(({ path }) => CONTACT.test(path));
  const isMaybe = ({ text, path }: Passage) =>
    MAYBE_STREET.test(text) || (EMPLOYER_PATH.test(path) && MAYBE_EMPLOYER.test(text.trim()));
  const maybe = [...texts, place].filter(isMaybe);
  const found = [
    ...contacts.filter(
      ({ text, path }) =>
        (path.endsWith('email') && NO_MAILBOX.test(text.trim())) ||
        (path.endsWith('phone') && NO_NUMBER.test(text.trim())),
    ),
    ...(isPlace(place.text)
      ? [place]
      : lines
          .slice(0, topLines)
          .filter((line) => line.split(' ').length <= longestContact && isPlace(line))
          .slice(0, 1)
          .map((text) => ({ text, path: '' }))),
    ...texts.filter(({ text, path }) => EMPLOYER_PATH.test(path) && NO_EMPLOYER.test(text.trim())),
  ];
  const all = [...found, ...maybe.filter((one) => !found.includes(one))];
  return (found.length > 0 || maybe.length > 1 ? all : []).map(({ text, path }) => ({ text, path }));
}
const EMPLOYER_PATH = /\.(?:employer|institution|organi[sz]ation)$/u;
/** In words: in a sentence, "your city" may be anything. */
const longestContact = 6;

/** The name of nobody, with contacts that cannot be anybody's: a sample that was not filled in. */
export function nobodyIn(texts: readonly Passage[]): Passage[] {
  const contacts = texts.filter(({ path }) => CONTACT.test(path));
  const names = contacts.filter(({ text, path }) => path.endsWith('fullName') && NOBODY.test(text.trim()));
  const phones = contacts.filter(({ text, path }) => path.endsWith('phone') && ONE_DIGIT.test(digitsOf(text)));
  if (phones.length > 0) return [...names, ...phones];
  const isNobodys = ({ text, path }: Passage) =>
    NO_CONTACT.test(text.trim()) || (path.endsWith('phone') && digitsOf(text).length < fewestDigits);
  const nobodys = contacts.filter((one) => /(?:email|phone)$/u.test(one.path) && isNobodys(one));
  return names.length > 0 && nobodys.length > 0 ? [...names, ...nobodys] : [];
}
