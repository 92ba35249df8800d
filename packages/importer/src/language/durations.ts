/** How long something lasted, which its dates say already: "4 years 2 months". */
const DURATION = new RegExp(
  String.raw`^\(?(?:\d{1,2}(?:[.,]\d)?\+? ?(?:years?|yrs?|months?|mths?|mos?|weeks?|days?|jahre?n?|monate?n?|wochen?|tage?|ans?|mois|semaines?|jours?|semanas?|settiman[ae]|semestres?|semesters?|trimestres?|weken|week|tygodni\p{L}*|týdn\p{L}*|veckor|uker|uger|viikkoa|недел\p{L}*|тижн\p{L}*|años?|mes(?:es)?|anos?|anni|anno|mesi` +
    String.raw`|mese|jaar|maand(?:en)?|lat[a]?|miesi[ęą]c\p{L}*|år|månader|måneder|года?|лет|месяц(?:а|ев)?)\.?(?:,? (?:and |und |et |y |e |en |i |och |и )?|(?=\)?$)))+\)?$`,
  'iu',
);
/** The same without spaces: "2年6个月", "3년 2개월", "(1年10ヶ月)". */
const DURATION_CJK = /^[(（]?(?:\d{1,2}(?:\.\d)?\s?(?:年[半間间]?|년|[ヶかカヵ]月|[个個]月|개월)간?\s?)+[)）]?$/u;

/** Whether a text only says how long something lasted. */
export const isDuration = (text: string): boolean => DURATION.test(text) || DURATION_CJK.test(text);
