import { folded } from './words.ts';

/** The beginnings of months in the languages that have lists and some more, in their order, without accents. */
const MONTHS = [
  'jan|ene|gen|sty',
  'feb|fev|lut',
  'mar|maer|mrz|mrt',
  'apr|abr|avr|kwi',
  'may|mai|mag|maj|mei',
  'jun|juin|giu|cze',
  'jul|juil|lug|lip',
  'aug|aou|ago|sie',
  'sep|set|wrz',
  'oct|okt|out|ott|paz',
  'nov|lis',
  'dec|dez|dic|gru',
].map((names) => new RegExp(`^(?:${names})`, 'u'));

/** A day as people write it, or a month and its year. */
const DAY = String.raw`(?:(?<iso>20\d\d-\d\d)-\d\d|\d{1,2}[./](?<month>\d{1,2})[./](?<year>20\d\d)|\d{1,2}(?:\.|er|st|nd|rd|th)?(?: de| of)? (?<name>\p{L}{3,10})\.?,?(?: de)? (?<yearBehind>20\d\d)|(?<nameFirst>\p{L}{3,10})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<yearLast>20\d\d))`;
/** What says that a document was written or changed on a day, and the day behind it. */
const UPDATED = new RegExp(
  String.raw`(?<!\p{L})(?:last (?:updated|revised|modified|changed)|(?:updated|revised)(?: on)?|stand|zuletzt (?:aktualisiert|geändert)|(?:dernière )?mise à jour(?: le)?|mis à jour le|(?:última )?actualización|actualizado(?: el)?|(?:última )?atualização|atualizado(?: em)?|ultimo aggiornamento|aggiornato(?: al?)?|laatst bijgewerkt)(?: (?:on|am|le|el|em|il|op))?:? {0,2}${DAY}\P{L}*$`,
  'iu',
);
/** A place and a day in a line of their own, as whoever signs a document writes them: "Leer, den 12. Januar 2025". */
const SIGNED = new RegExp(
  String.raw`^\p{Lu}[\p{L} .'’()/-]{1,30}, (?:den |am |le |el |li |dnia |em )?${DAY}[,.]?$`,
  'u',
);
/** A day beside the name of the document, at the foot of a page: "2024-06-14 David Carayon · Résumé". */
const AT_FOOT = new RegExp(
  String.raw`^${DAY} .{3,50}(?<!\p{L})(?:résumé|resume|cv|curriculum vitae|lebenslauf)$`,
  'iu',
);
/** Who signs does so at the end, and few lines say when something was changed. */
const [lastLines, longest] = [6, 90];

/** A month as a count, as `monthOf` has it. */
function monthIn(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { iso, month, year, name, yearBehind, nameFirst, yearLast } = groups;
  if (iso !== undefined) return 12 * Number(iso.slice(0, 4)) + Number(iso.slice(5)) - 1;
  if (month !== undefined) return Number(month) > 12 ? null : 12 * Number(year) + Number(month) - 1;
  const at = MONTHS.findIndex((names) => names.test(folded(name ?? nameFirst ?? '')));
  return at < 0 ? null : 12 * Number(yearBehind ?? yearLast) + at;
}

/** The month in which a document says that it was written or changed last, and the line that says so; `null` if none does. */
export function dayOfWriting(lines: readonly string[]): { month: number; text: string } | null {
  const found = lines.flatMap((line, at) => {
    const text = line.trim();
    if (text.length > longest) return [];
    const said =
      UPDATED.exec(text) ?? AT_FOOT.exec(text) ?? (at >= lines.length - lastLines ? SIGNED.exec(text) : null);
    const month = said?.groups ? monthIn(said.groups) : null;
    return month === null ? [] : [{ month, text }];
  });
  return found.toSorted((a, b) => b.month - a.month)[0] ?? null;
}
