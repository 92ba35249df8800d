import { isCity } from '../../../language/cities.ts';
import { parsePlace } from '../../../language/places.ts';
import { organisationScore, schoolScore } from '../../../language/words.ts';
import { LEGAL_FORM } from '../../../language/legal-forms.ts';
import { tidy, reworded, type Atom, type Head } from './atoms.ts';
import type { Put } from './entry-parts.ts';
import type { FieldNames, Vocabulary } from '../fields.ts';

/** A place, recognised by its format, that is not part of a name: "San Francisco, CA", "Berlin, Germany". */
export const isSettledPlace = (atom: Atom, vocabulary: Vocabulary): boolean =>
  atom.place &&
  atom.meant !== 'title' &&
  atom.meant !== 'subtitle' &&
  !holdsName(atom.text) &&
  atom.role < 0.5 &&
  (vocabulary === 'study'
    ? atom.school < 0.5 && (!atom.degree || isCityWithState(atom))
    : // "Boulder, CO" is no company.
      (atom.organisation < 0.6 && atom.school < 0.5) || isCityWithState(atom));

/** "Menards, Omaha, NE": what stands before a city with its state is a name unless it is a street. */
const holdsName = (text: string): boolean => {
  const place = parsePlace(text);
  if (place === undefined || place.address === '' || /\d/u.test(place.address)) return false;
  // "Institute of Marine Science, Bergen, Norway", but not "Kreuzberg, Berlin, Germany".
  const isNamed = organisationScore(place.address) + schoolScore(place.address) > 0;
  return place.region !== '' || (place.city !== '' && place.countryCode !== '' && isNamed);
};

/** "Cambridge, MA" is no degree, if a city or the place of the text says so. */
const isCityWithState = ({ text, cell, ofCells }: Atom): boolean =>
  /^[^,–]{2,40}(?:, | [–-] )\p{Lu}{2}(?:, [^,]+)?$/u.test(text) &&
  ((ofCells > 1 && cell === ofCells - 1) || isCity(text.split(/,| [–-] /u)[0] ?? ''));

const SCORE_LABELS =
  '(?:c(?:l|al)assifica[çc](?:ão|ión)|calificación|note|nota|mention|mark|média|moyenne|media) (?:final|finale|global|general|geral|générale)|calificación|mark|c?gpa|grade|note|abschlussnote|gesamtnote|final grade|moyenne|mention|nota(?: media)?|media|voto' +
  '|ocena|средний балл|المعدل|ממוצע|绩点|成绩|평점|학점|(?:평균 ?|전체 ?|졸업 ?)(?:평점|학점)|result|classification|média|cijfer|betyg|điểm|not' +
  '|βαθμός|оценка|ציון|अंक|成績|votazione|classificação|promedio|średnia(?: ocen)?|gemiddeld cijfer|medelbetyg' +
  '|notendurchschnitt|durchschnitt|durchschnittsnote|overall|percentage|marks|cumulative gpa|overall gpa|(?:in-)?major gpa|प्रतिशत|सीजीपीए|grade average|score|rank|排名|(?:genel )?not ortalaması|gno' +
  '|punkte|puntuación|pontuação|punteggio|poeng|poäng|score obtenu|分数|点数|学分绩' +
  '|bewertung|prädikat|gesamturteil|notenschnitt|(?:genel |mezuniyet )?ortalama(?:sı)?|mezuniyet notu|gano|promedio (?:general|final|académico)|média geral|moyenne générale|media generale|eindcijfer|(?:karakter)?snitt|karaktergennemsnit|gennemsnit|keskiarvo' +
  '|(?:studijní )?průměr|(?:študijný )?priemer|prosje[ck](?: ocjena)?|prosek|povprečje|átlag|medie|середній бал|среден успех|просек|μέσος όρος|vidurkis|keskmine hinne|ipk|atar';
/** Numbers that are grades: "3,41/4,00", "8.9/10", "4,7", "95.40". */
const NUMBERS = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?|\d{1,2}[.,]\d{1,2}`;
/** Grades in points, and those of Portugal. */
const MARKS = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s(?:(?:cao|ucas|ib|tariff)\s)?(?:valores|points|punkte|puntos|punti|pontos|punten|punktów|баллов|балла|балів|bodů|bodov|bodova|puncte)`;
/** A grade with its label, in words if a colon precedes it, or with its unit: "3.7 / 4.0 GPA", "Grade: very good", "17 valores". */
const SCORE = new RegExp(
  String.raw`^(?:(?:${SCORE_LABELS})(?:\s*[:：]\s*(?<words>\S.{0,60})` +
    String.raw`|\s*[:：]?\s*(?<value>[\p{L}\d.,/ %()+-]*\d[\p{L}\d.,/ %()+-]*))` +
    String.raw`|(?<first>\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d{1,2})?)?)\s*c?gpa` +
    String.raw`|(?<marks>${MARKS}))$`,
  'iu',
);
/** What grades a school gives: "(on a scale of 1 to 5)", "(en escala 0.0 - 10.0)". */
const SCALE = String.raw`\((?:(?:on|in|en|em|sur|su|na|auf|op|på)\s)?(?:(?:a|an|una|une|uma|einer|een|en|la)\s)?(?:scale|escala|échelle|scala|skali|skala|schaal)\s[^()]{0,20}\d\)`;
const SCORE_INSIDE = new RegExp(
  String.raw`[,;(\s–-]*\b(?:(?:c?gpa|final grade|(?:abschluss|gesamt|durchschnitts)note|notendurchschnitt` +
    String.raw`|note|promedio(?: general)?|nota media|moyenne(?: générale)?|média(?: geral)?|średnia(?: ocen)?|gemiddeld cijfer|medelbetyg)` +
    String.raw`\s*[:：]?\s*(?<value>\d{1,3}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?)(?:\s*${SCALE})?` +
    String.raw`|(?<first>\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d{1,2})?)?)\s*c?gpa)\)?`,
  'iu',
);

/** A grade with its label behind a degree: "BSc, Physics. Grade: First Class", "Abitur (Note: 1,3)". */
const SCORE_AT_END = new RegExp(
  String.raw`(?:[.,;·|]\s+|\s*\(|\s+[–—-]\s+|\s+)(?:${SCORE_LABELS})\s*[:：]\s*(?<words>[^():]{1,60}?(?:\s\(\d{1,3}(?:[.,]\d{1,2})?\))?)\)?\.?$`,
  'iu',
);

/**
 * A grade whose label has no colon, and one in points, at the end: "… Ortalama 3,41/4,00", "… (Bewertung „gut“)",
 * "… College. 540 points.", "mit „gut“ bewertet".
 */
const TOLD_AT_END = new RegExp(
  String.raw`(?:(?:^|[.,;·|(]\s*|\s+[–—-]\s+|\s+)(?:${SCORE_LABELS})\s(?:(?<value>${NUMBERS})|[„“"«‚](?<words>[\p{L} ]{2,30})[“”"»‘])` +
    String.raw`|(?:^|(?<=\p{L}{3})\.\s+|\s*[,;(]\s*|\s[–—-]\s)(?<marks>${MARKS})` +
    String.raw`|\s*[,;(]?\s*(?<!\p{L})mit\s(?:(?:der )?(?:gesamt)?note\s)?[„“"]?(?<praise>sehr gut|gut|befriedigend|ausreichend|[1-4],\d)[“”"]?\s(?:bewertet|benotet|bestanden|abgeschlossen))\)?\.?$`,
  'iu',
);

/** A grade told in brackets or behind a colon in a sentence of a study: "Graduated with honours (GPA: 8.9/10)." */
const GRADED_INSIDE = new RegExp(
  String.raw`(?:^|[(;,.]\s*|\s[–—-]\s)(?:(?:cumulative|overall|final) )?(?:${SCORE_LABELS})\s*[:：]\s*(?<grade>${NUMBERS})(?=\s*[);,]|\.?$|\.\s)`,
  'iu',
);

/** A class of a degree that a line of a study begins with: "Predicted 2:1. Modules include statistics." */
const CLASS_FIRST =
  /^(?<grade>(?:(?:predicted|expected|working towards(?: an?)?|on (?:track|course) for an?):? (?:2[:.][12]|first|1st)|2:[12]|(?:upper |lower )?(?:first|second|third|1st|2nd|3rd)[- ]class hono(?:u)?rs(?:,? (?:grade|division) (?:one|two|1|2|i|ii))?))(?=[.;,|]\s)/iu;

/** The grade that a line of a study tells beside other things. */
export const gradeToldIn = (text: string): string | undefined =>
  (GRADED.exec(text) ?? CLASS_FIRST.exec(text) ?? GRADED_INSIDE.exec(text))?.groups?.['grade'];

/** Classes and distinctions that a degree is awarded with, in words or as British numbers of them. */
const CLASS =
  String.raw`(?:(?:magna|summa|insigni)\s+)?cum laude|(?:(?:predicted|expected|working towards(?: an?)?|on (?:track|course) for an?):? )?(?:(?:with )?(?:first|second|upper second|lower second|third|1st|2nd|3rd)[- ]class(?: division (?:one|two|1|2|i|ii))?(?: hono(?:u)?rs)?(?: degree)?(?:,? (?:grade|division) (?:one|two|1|2|i|ii))?(?: \((?:upper|lower|first|second)(?: division)?\))?` +
  String.raw`|first|1st|upper second|lower second|2[:.][12])|(?:bachelor(?:['’]s)?(?: degree)?|diploma|higher certificate) pass|(?:matric(?:ulation)?|university) exemption|(?:high )?distinction|merit|(?:pass )?with (?:high(?:est)? |great )?(?:distinction|hono(?:u)?rs|merit)|hono(?:u)?r roll` +
  String.raw`|(?:avec )?(?:mention )?(?:très |assez )bien|mention (?:bien|honorable|passable)|avec (?:les )?félicitations(?: du jury)?|mit auszeichnung|sehr gut|(?:1[01]\d|\d\d)\/110(?:\s(?:e|con) lode)?|con lode` +
  String.raw`|sobresaliente|matrícula de honor|met (?:onderscheiding|lof|grote onderscheiding)|z wyróżnieniem|s vyznamenaním|s vyznamenáním|с отличием|cu distincție`;

/** A distinction between a degree and its school: "BSc in Geology, summa cum laude, University of Leeds". */
const PRAISE_INSIDE = new RegExp(String.raw`\s*,\s*(?<praise>${CLASS})(?=\s*,)`, 'iu');

/** A grade without a label, in brackets or at the end: "(4.9/5.0)", "…, 1,4", "(magna cum laude)". */
const BARE_SCORE =
  /(?:[(;]\s*|(?<!\d),\s*|,\s+|\s[–—-]\s|^)(?<value>\d{1,3}(?:[.,]\d{1,2})?\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?|[1-6],\d{1,2}|[0-4]\.\d{1,2}|(?<=^)\d{1,2}[.,]\d{1,2})\s*\)?\.?$|(?:\(\s*|^)(?<praise>(?:(?:magna|summa|insigni)\s+)?cum laude)\s*\)?$/iu;

/** A distinction behind a degree, its subject or the school: "…, cum laude", "… (Distinction)", "…. 2.1". */
const PRAISE_AT_END = new RegExp(
  String.raw`(?:^|\s*[,;(]\s*|(?<=\p{Ll}{3})\.\s+|\s[–—-]\s)(?<praise>${CLASS})\)?\.?$`,
  'iu',
);

const SCORE_LABEL = new RegExp(`^(?:${SCORE_LABELS})$`, 'iu');

/** Whether a text is only the label of a grade. */
export const isScoreLabel = (text: string): boolean => SCORE_LABEL.test(text);

/** A grade that begins a line of other things: "GPA: 3.9/4.0, Dean's List", "学业成绩：GPA：3.9/4.0 排名：3/120". */
export const GRADED = new RegExp(
  String.raw`^(?:(?:学业|学习)?成绩\s?[:：]\s?|(?:cumulative|overall|final|(?:in-)?major) )?(?:c?gpa|平均绩点|绩点)(?:\s?[:：]|\s[–—-])?\s?` +
    String.raw`(?<grade>\d[.,]\d{1,3}(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?)` +
    String.raw`(?:\s?[|,，;；•·(（–—]|\.\s|\s\/\s(?!\d)|\s(?=\p{sc=Han}))`,
  'iu',
);

/** A grade without a label, or praise: "110/110 e lode", "magna cum laude", "with distinction". */
const PRAISE =
  /^(?:\d{2,3}\s?\/\s?(?:100|110|20|30|60|10)(?:\s?e\s(?:la\s)?lode|\scon lode|\scum laude|\s?L)?|(?:(?:magna|summa|insigni|sobresaliente|laurea)\s)?cum laude|(?:con|avec|mit|with|met)\s(?:lode|distinction|honou?rs|auszeichnung|merit|onderscheiding|matrícula de honor)|mention (?:très |assez )?bien|sobresaliente|first[- ]class hono(?:u)?rs)$/iu;

/** Whether a text only praises a degree. */
export const isPraise = (text: string): boolean => PRAISE.test(text);

/** Whether a text is only a grade. */
export const isScore = (text: string): boolean => SCORE.test(text);

/** Whether an atom is neither a place nor a grade, so that it may name something. */
export const mayBeName = (atom: Atom, vocabulary: Vocabulary): boolean =>
  !isSettledPlace(atom, vocabulary) && !isScore(atom.text);

/** Assigns the dates of an entry to the date fields of its section. */
export const putDates = ({ dates }: Head, names: FieldNames, put: Put): void => {
  if (!dates) return;
  const { found, line } = dates;
  if (names.date !== undefined) {
    put(names.date, found.start || found.end, [line], 0.95);
    return;
  }
  if (found.range) {
    put(names.start, found.start, [line], 0.95);
    put(names.end, found.end, [line], 0.95);
    if (found.current) put(names.current, true, [line], 0.95);
    return;
  }
  // One date: a graduation ends the studies; a job or project with one date started and ended then.
  if (names.area === undefined) put(names.start, found.start, [line], 0.7);
  put(names.end, found.start, [line], 0.7);
};

/** "Grade: First" above "Class Honours": a grade that wraps. */
const withWholeClasses = (atoms: readonly Atom[]): Atom[] =>
  atoms.reduce<Atom[]>((whole, atom) => {
    const before = whole.at(-1);
    if (before && /\b(?:first|second|third)$/iu.test(before.text) && /^class\b/iu.test(atom.text))
      whole[whole.length - 1] = reworded(before, `${before.text} ${atom.text}`);
    else whole.push(atom);
    return whole;
  }, []);

/** Assigns a grade, and returns the rest of the head. */
export const takeScore = (atoms: readonly Atom[], names: FieldNames, put: Put): Atom[] => {
  if (names.meta === undefined) return [...atoms];
  return withWholeClasses(atoms).flatMap((atom) => {
    const whole = SCORE.exec(atom.text);
    // "GPA：3.85/4.0，排名前 5%": the rank is not the grade, nor is a sentence behind it: "GPA 3.9 of 4.0. 36 hours."
    const given = whole?.groups?.['words'] ?? whole?.groups?.['value'] ?? '';
    const [, score, more] =
      /^(\d[\d.,]*(?:\s*(?:\/|of)\s*\d[\d.,]*)?)(?:\s*[，,;；(（]\s*(?=\D)|(?<=\d)\.\s+)(\S.*)$/u.exec(given) ?? [];
    if (score !== undefined && more !== undefined) {
      put(names.meta, score, [atom.line], 0.9);
      return [];
    }
    if (whole?.groups) {
      put(
        names.meta,
        // A full stop behind a number ends the sentence.
        tidy(given || (whole.groups['first'] ?? whole.groups['marks'] ?? '')).replace(/(?<=\d)\.$/u, ''),
        [atom.line],
        0.9,
      );
      return [];
    }
    const inside =
      (names.area === undefined ? null : (SCORE_AT_END.exec(atom.text) ?? TOLD_AT_END.exec(atom.text))) ??
      SCORE_INSIDE.exec(atom.text) ??
      (names.area === undefined
        ? null
        : (PRAISE_AT_END.exec(atom.text) ?? PRAISE_INSIDE.exec(atom.text) ?? BARE_SCORE.exec(atom.text)));
    if (!inside?.groups) {
      const graded = names.area === undefined ? undefined : gradeToldIn(atom.text);
      if (graded !== undefined) put(names.meta, graded, [atom.line], 0.8);
      return [atom];
    }
    const { value, first, praise, words, marks } = inside.groups;
    // Words behind a label may be more than a grade.
    const isSure = words === undefined || /^[\d.,/ %]+$/u.test(words);
    put(names.meta, tidy(value ?? first ?? praise ?? words ?? marks ?? ''), [atom.line], isSure ? 0.85 : 0.7);
    const text = tidy(atom.text.replace(inside[0], ' '));
    return text ? [reworded(atom, text)] : [];
  });
};

const wordsIn = (text: string): number => Math.max(2, text.split(/\s+/u).length);

/** "Head of Finance | Northfield Mills | 2018 – 2021": what stands between a role and its dates is the employer. */
const isBetween = ({ line, text, cell, ofCells }: Atom, atoms: readonly Atom[]): boolean =>
  ofCells < line.cells.length &&
  line.cells.at(-1)?.text !== text &&
  line.cells.findIndex((other) => other.text === text) === cell &&
  cell === 1 &&
  atoms.some((other) => other.line === line && other.cell === 0 && other.role > 0.5);

/** The atom that names the place: recognised by its format, or by being at the right edge next to a name. */
export const takePlace = (
  atoms: readonly Atom[],
  vocabulary: Vocabulary,
  wanted: boolean,
): { place: Atom | undefined; rest: Atom[] } => {
  // The name of an employer may end in a country: "Order of Malta Ireland, Galway".
  const [only, ...more] = atoms;
  // What names everything in one text is more than a place.
  if (only && more.length === 0 && only.text.split(/\s+/u).length > 4) return { place: undefined, rest: [only] };
  const places = atoms.filter((atom) => isSettledPlace(atom, vocabulary));
  const settled = places.toSorted((a, b) => wordsIn(a.text) - wordsIn(b.text))[0];
  const right = atoms.find(
    (atom) =>
      atom.ofCells > 1 &&
      atom.cell === atom.ofCells - 1 &&
      atom.line.cells.length > 1 &&
      !isBetween(atom, atoms) &&
      (atom.meant === undefined || atom.meant === 'place') &&
      !/^\d{1,4}\s\p{Ll}/u.test(atom.text) &&
      atom.role < 0.5 &&
      atom.school < 0.5 &&
      // "Analyst | Acme Ltd (Leeds, UK)": the only other name has the form of a company.
      !(
        vocabulary === 'job' &&
        atoms.length === 2 &&
        LEGAL_FORM.test(atom.text.replace(/\s*[(（][^()（）]*[)）]$/u, ''))
      ) &&
      !atom.degree &&
      atom.text.split(/\s+/u).length <= 5,
  );
  const place = settled ?? (atoms.length > 2 || vocabulary !== 'thing' ? right : undefined);
  if (!place || (!wanted && !settled && atoms.length < 2)) return { place: undefined, rest: [...atoms] };
  return { place, rest: atoms.filter((atom) => atom !== place) };
};
