import type { Line } from '../../../text/line.ts';
import { matchHeading } from '../headings/headings.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** The name of a kind of works has no more words. */
const MOST_WORDS = 8;
/** By how many points letters are larger that stand out. */
const LARGER = 0.8;
const YEAR = /(?:19|20)\d\d/u;

/** What works are called in lists of them, where no heading of a section is called so. */
const KIND =
  /^(?:(?:refereed|reviewed|peer[- ]reviewed|selected|published|edited|other|authored|co-?authored|invited|submitted|forthcoming|international|national)\s)*(?:articles?|books?|chapters?|journals?|monographs?|proceedings|preprints?|reports?|reviews?|dissertations?|thes[ie]s|essays?(?: and public writing)?|editions?|editorials?|under review|in (?:press|preparation|progress|review)|aufs[aä]tze|artikel|monogra[fp]hien|beiträge|buchbeiträge|herausgeberschaft(?:en)?|rezensionen|ouvrages|articles|chapitres?|actes|comptes? rendus|libros|artículos|capítulos|reseñas|livros|artigos|monografi[ae]s?|articoli|capitoli|volumi|saggi|atti|boeken|artikelen|hoofdstukken|artiklar|böcker|książki|artykuły|rozdziały)(?!\p{L})/iu;

/**
 * The lines of a list of works without the names of the kinds that it is divided into ("Journal articles", "Book chapters"):
 * they stand out from the works below them, and are none.
 */
export const withoutKinds = (lines: readonly Line[]): Line[] => {
  const sizes = lines.map(({ style }) => style.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const bold = lines.filter(({ style }) => style.bold).length;
  const areItalic = lines.filter(isItalic).length <= lines.length / 3;
  const standsOut = (line: Line): boolean =>
    line.headingLevel > 0 ||
    line.style.size > usual + LARGER ||
    (line.style.bold && bold <= lines.length / 3) ||
    (areItalic && isItalic(line) && KIND.test(line.text));
  const labels = lines.filter((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && isShort(line) && standsOut(line) && !standsOut(next);
  });
  const dated = lines.filter(({ text }) => YEAR.test(text)).length;
  // Where each title stands out, there are as many as works.
  const areFew = labels.length > 0 && labels.length <= dated / 2 && new Set(labels.map(lookOf)).size === 1;
  const dropped = new Set(labels.filter(({ text }) => areFew || isKind(text)));
  return lines.filter((line) => !dropped.has(line));
};

/** Whether all of a line is in italics; titles of books are, without what stands behind them. */
const isItalic = ({ cells }: Line): boolean =>
  cells.every(({ runs }) => runs.every(({ text, style }) => style.italic || text.trim() === ''));

const isShort = ({ text, cells, bullet }: Line): boolean =>
  !bullet &&
  cells.length === 1 &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  !YEAR.test(text) &&
  !/[.,;?!“”"«»]/u.test(text);

const lookOf = ({ style, headingLevel }: Line): string => `${Math.round(style.size * 2)} ${style.bold} ${headingLevel}`;

const isKind = (text: string): boolean => {
  const target = matchHeading(withoutColon(text))?.target;
  return KIND.test(text) || (target?.kind === 'section' && target.section.key === 'publication');
};
