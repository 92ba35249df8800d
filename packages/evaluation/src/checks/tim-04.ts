import { resumeCheck, skip, warnAt, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { missesMonth, monthOf } from '../resume/months.ts';
import type { EvaluationInput } from '../input.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import { linesOf } from '../text/lines.ts';
import { hasUnreadYear } from '../text/unread-years.ts';

const longest = 6;
/** How long it may be since the last entry, in months. */
const longestSince = 12;
/** How long a course takes at least that names only its end, in months. */
const course = 36;
/** Nobody asks about gaps before that. */
const years = 10;

/** After so many years without anything new, however a file was read, a reader asks what somebody does now. */
const silence = 6;
/** What goes on, in the languages that have lists. */
const GOES_ON =
  /(?<!\p{L})(?:present|current|currently|today|now|ongoing|since|heute|aktuell|seit|derzeit|laufend|aujourd|actuel|actuelle|actuellement|depuis|présent|actual|actualidad|actualmente|presente|desde|atual|atualmente|hoje|heden|nu|obecnie)(?!\p{L})/iu;
/** "Leeds, 29 November 2026". */
const TODAY =
  /^(?:\p{L}+,? (?:el |le |den )?)?\d{1,2}\P{L}{1,3}(?:de |of )?(?:\p{L}+|\d{1,2})\P{L}{1,2}(?:de )?20\d\d\.?$/u;
/** The latest entry of a file of which no line has a later year than that, many years ago; `undefined` if something goes on. */
function silentSince(dated: readonly DatedEntry[], input: EvaluationInput, now: number): DatedEntry | undefined {
  const lines = linesOf(input);
  if (lines.length === 0 || dated.some(({ current }) => current)) return undefined;
  const latest = dated
    .flatMap((entry) => {
      const to = monthOf(entry.end || entry.start, 'end');
      return to === null ? [] : [{ entry, to }];
    })
    .toSorted((a, b) => b.to - a.to)[0];
  if (!latest || now - latest.to < 12 * silence) return undefined;
  const until = Number(input.asOf.slice(0, 4));
  // The day on which it was written or printed is nothing new.
  const isLater = (line: string) =>
    !TODAY.test(line.trim()) &&
    (line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).some(
      (year) => Number(year) > until - silence && Number(year) <= until,
    );
  return lines.some((line) => isLater(line) || (GOES_ON.test(line) && /\d{4}|[-–—]/u.test(line)))
    ? undefined
    : latest.entry;
}

export const tim04 = resumeCheck({
  id: 'TIM-04',
  category: 'timeline',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ dated, experience, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    // The kinder reading of a date without a month; an entry without an end is a point in time, or goes on.
    const spans = dated
      .flatMap(({ path, section, title, at, start, end, current }) => {
        const first = monthOf(start || end, 'start');
        const from = first !== null && section === 'education' && !start ? first - course : first;
        const to = current ? now : monthOf(end || start, 'end');
        // How long before its end a course began is not known.
        const isGuessed = section === 'education' && !start;
        return from === null || to === null ? [] : [{ path, from, to, text: title || at, isGuessed }];
      })
      .toSorted((a, b) => a.from - b.from);
    // Of a file, a time that no field has may be that of a role.
    const isUnknown = ({ isDoubtful, start, end }: (typeof experience)[number]) =>
      isDoubtful || (input.origin === 'uploaded' && !start && !end);
    // However the entry was read, no line has a later year.
    const silent = silentSince(dated, input, now);
    if (silent) return warnAt([{ text: silent.title || silent.at }]);
    if (missesMonth(experience, input) || hasUnreadYear(input) || experience.some(isUnknown)) return skip('not-read');
    if (experience.length === 0 || spans.length < 2) return skip('nothing-to-check');
    const places: Place[] = [];
    let covered = spans[0]?.to ?? 0;
    for (const { path, from, to, text, isGuessed } of spans) {
      if (!isGuessed && from - covered - 1 > longest && from > now - 12 * years)
        places.push({ text, path: `${path}.start` });
      covered = Math.max(covered, to);
    }
    const last = spans.find(({ to }) => to === covered);
    // Looking for work takes some months; then a reader asks what somebody does now.
    // A role of which only the start was read may go on.
    const mayGoOn = experience.some(
      ({ start, end, current }) => !current && (!end || (input.origin === 'uploaded' && start === end)),
    );
    if (last && !mayGoOn && now - covered - 1 > longestSince)
      places.push({ text: last.text, path: `${last.path}.end` });
    return warnAt(places);
  },
});
