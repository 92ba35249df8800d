/** How far studies have come in Korean, Japanese and Chinese, which write it right behind a department as well; the source of an expression. */
export const EASTERN_STATES = '졸업(?: ?예정)?|재학(?: ?중)?|수료|卒業(?:見込み?)?|修了|在学中?|毕业|畢業';

/**
 * What is said of studies that are over or go on, which their dates say too: it is no part of a degree or of a school. That
 * they were left without one is told nowhere else, and stays.
 */
const STATE = new RegExp(
  String.raw`^(?:(?:successfully )?completed|(?:diploma|degree|certificate) (?:obtained|awarded|received|earned)|graduated|in progress|ongoing|current(?:ly)?` +
    String.raw`|(?:erfolgreich )?(?:abgeschlossen|bestanden)|mit abschluss|laufend|derzeit|diplôme (?:obtenu|validé)|obtenue?|validée?|terminée?|en cours` +
    String.raw`|terminad[oa]|finalizad[oa]|conclu[ií]d[oa]|titulad[oa]|egresad[oa]|en curso|cursando|em andamento|em curso` +
    String.raw`|conseguit[oa]|completat[oa]|terminat[oa]|in corso|(?:diploma|getuigschrift|certificaat) behaald|met diploma|afgerond|voltooid|behaald|geslaagd|lopend|bezig` +
    String.raw`|ukończon[eya]|w trakcie|avslutad|fullført|avsluttet|afsluttet|gennemført|pågående|valmistunut|kesken|mezun(?:iyet)?|tamamlandı|devam ediyor` +
    String.raw`|u?končen[oéýá]|dokončen[oéýá]|završen[oa]?|dovršen[oa]?|zaključen[oa]?|befejezett|folyamatban|finalizat[ăe]?|absolvit[ăe]?|în curs|окончено|завершено|законченное|в процессе|диплом получен|закінчено|завършено` +
    String.raw`|${EASTERN_STATES}|在读|在讀|進行中)$`,
  'iu',
);

/** No such words are longer, in characters. */
const LONGEST = 30;

/** Whether a text only says how far studies have come. */
export const isStateOfStudies = (text: string): boolean => text.length <= LONGEST && STATE.test(text.trim());

/** A name, and what stands in brackets, behind a comma or behind a dash at its end. */
const BEHIND =
  /^(?<name>.+?)(?:\s*[(（](?<inside>[^()（）]{2,30})[)）]|\s*[,，;]\s*(?<listed>[^,，;()（）–—―]{2,30})|\s[–—―-]\s(?<dashed>[^–—―]{2,30}))$/u;

/** "BSc Physics (completed)", "Harlow College – diploma behaald": a name without what is said of the studies behind it. */
export const withoutStateBehind = (text: string): string => {
  const { name, inside, listed, dashed } = BEHIND.exec(text)?.groups ?? {};
  return name !== undefined && isStateOfStudies(inside ?? listed ?? dashed ?? '') ? name : text;
};
