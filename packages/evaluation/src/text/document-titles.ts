import { folded } from './words.ts';

/** What many write above a resume, in the languages of Europe and beyond; without accents. */
const titles: ReadonlySet<string> = new Set(
  'resume|cv|curriculum|curriculum vitae|vitae|lebenslauf|tabellarischer lebenslauf|bewerbung|werdegang|curriculo|hoja de vida|levensloop|meritforteckning|ansioluettelo|zyciorys|życiorys|zivotopis|profesni zivotopis|strukturovany zivotopis|oneletrajz|szakmai oneletrajz|zivljenjepis|ozgecmis|elulookirjeldus|gyvenimo aprasymas|dzives apraksts|cv autobiografija|biografija|radna biografija|daftar riwayat hidup|riwayat hidup|so yeu ly lich|ferilskra|резюме|автобиография|профессиональное резюме|βιογραφικο|βιογραφικο σημειωμα|个人简历|简历|履歷|履歴書|職務経歴書|이력서'.split(
    '|',
  ),
);
/** What stands above the contacts and the day of birth. */
const personal: ReadonlySet<string> = new Set(
  'personal data|personal details|personal information|contact|contacts|contact details|contact information|kontakt|kontakte|personliche daten|personliche angaben|zur person|donnees personnelles|informations personnelles|etat civil|coordonnees|datos personales|informacion personal|contacto|dados pessoais|informacoes pessoais|contato|dati personali|informazioni personali|contatti|persoonlijke gegevens|persoonsgegevens|personalia|personuppgifter|personopplysninger|personlige oplysninger|henkilotiedot|dane osobowe|osobni udaje|osobne udaje|osobni podatki|osobni podaci|licni podaci|лични подаци|szemelyes adatok|date personale|informatii personale|isikuandmed|asmens duomenys|personas dati|data diri|data pribadi|kisisel bilgiler|iletisim|личные данные|персональные данные|контакты|особисті дані|контакти|лични данни|προσωπικα στοιχεια|thong tin ca nhan'.split(
    '|',
  ),
);

const plain = (line: string): string => folded(line.trim().replace(/[:.,]$/u, ''));

/** Whether a line says what kind of document this is: "Önéletrajz", "Curriculum Vitae". */
export const isDocumentTitle = (line: string): boolean => titles.has(plain(line));
/** Whether a line is the heading of what stands above the first section: "Personal details". */
export const isHeadingOfContacts = (line: string): boolean => personal.has(plain(line));
