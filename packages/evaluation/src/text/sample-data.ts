import type { Passage } from '../input.ts';
import { NAME_PATH } from './repeated.ts';

/** What stands in the place of a name, a contact or an address in templates, and is nobody's own. */
const NO_OWN_NAME =
  /^(?:your (?:full |first |last )?name|full name|first ?name,? last ?name|name surname|vorname,? (?:nach)?name|ihr (?:voller )?name|votre nom|prénom,? nom|nombre,? (?:y )?apellidos?|(?:tu|su) nombre(?: completo)?|(?:meu|seu) nome(?: completo)?|nome (?:completo|e sobrenome|sobrenome)|job ?seeker|姓名|[您你]的姓?名字?|氏名|名前|이름)$/iu;
const NO_OWN_EMAIL =
  /^(?:your[._-]?(?:name|e?mail)?|(?:e?mail|name)(?=@(?:e?mail|example|exemplo|ejemplo|beispiel|domain|website)\.\p{L}{2,})|first(?:name)?[._-]last(?:name)?|vorname[._-](?:nach)?name|ihr[._-]?name|prenom[._-]nom|nombre[._-]apellidos?|seu[._-]?(?:nome|e?mail)|tu[._-]?(?:nombre|correo))@/iu;
const NO_OWN_PROFILE =
  /(?:linkedin\.com\/in|github\.com|gitlab\.com|twitter\.com|x\.com)\/(?:your[-_]?\w*|user-?name|your-?profile|profile|(?:seu|tu|su|votre|dein|ihr)[-_]?\w+|(?:meu|mi|mon|mein|my)[-_]?(?:perfil|profile?|usuario|name))\/?$/iu;
/** Columns of tables are called so as well: only where it is numbered, or stands in several entries. */
const NO_OWN_TITLE =
  /^\W*(?:job title|position title|job description|company name|employer name|university name|school name|degree name|project name|stellenbezeichnung|firmenname|name der firma|intitulé du poste|nom de (?:l['’]entreprise|la société)|nombre de la empresa|título del puesto|nome da empresa|título do cargo|city, (?:state|country)|ciudad, país|ville, pays|cidade, estado|stadt, land)(?<number> [\dA-Z]{1,2})?\W*$/iu;
/** One of these hides a name; two are a template's. */
const LETTER =
  /^(?:empresa|universidade?|company|university|firma|unternehmen|hochschule|entreprise|université|location) [XYZ]$/iu;

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
    ...titles.filter(({ one, isNumbered }) => isNumbered || again(one.text)).map(({ one }) => one),
  ];
}

/** People whom only forms and templates know. */
const NOBODY = /^(?:john|jane) (?:q\.? )?doe$|^(?:max|erika) mustermann$|^fulano de tal$/iu;
/** Addresses and numbers that nobody has: domains of examples, and digits in a row. */
const NO_CONTACT =
  /@(?:example\.(?:com|org|net)|e?mail\.(?:com|tld)|domain\.com|doe\.\w+|muster(?:mann|mail)?\.\w+)$|123[-. ]?456|555[-. ]?\d{4}|^x{3}/iu;

/** One digit again and again is no number: "111-111-1111". */
const ONE_DIGIT = /(\d)\1{6}/u;
/** Numbers with fewer digits reach nobody either. */
const fewestDigits = 7;
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** The name of nobody, with contacts that cannot be anybody's: a sample that was not filled in. */
export function nobodyIn(texts: readonly Passage[]): Passage[] {
  const contacts = texts.filter(({ path }) => CONTACT.test(path));
  const names = contacts.filter(({ text, path }) => path.endsWith('fullName') && NOBODY.test(text.trim()));
  const phones = contacts.filter(({ text, path }) => path.endsWith('phone') && ONE_DIGIT.test(digitsOf(text)));
  if (phones.length > 0) return [...names, ...phones];
  const isNobodys = ({ text, path }: Passage) =>
    NO_CONTACT.test(text.trim()) || (path.endsWith('phone') && digitsOf(text).length < fewestDigits);
  return contacts.some((one) => /(?:email|phone)$/u.test(one.path) && isNobodys(one)) ? names : [];
}
