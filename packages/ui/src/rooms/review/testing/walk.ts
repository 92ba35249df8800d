import { resumeKind } from '@vitae/domain';
import type { ImportResult } from '@vitae/importer';
import { squeeze } from '@vitae/testkit/same-value';
import { assigned, placesFor, takesText, type Draft, type Original } from '../assign.ts';
import { canSplit, entryOf, joined, joinsWith, split } from '../divide.ts';
import { lineAt, piecesOf, trimmed, type FileLine } from '../file-line.ts';
import { resume as kind } from '../kinds/resume.ts';
import type { Place } from '../review-kind.ts';
import { byPlace, startOf, type ReviewField } from '../review-model.ts';
import { wrongsOf, type Wrong } from './wrongs.ts';

/** What it takes to correct an import: presses and typed texts, and seconds by the keystroke-level model. */
export interface Effort {
  actions: number;
  /** Keys pressed for the typed texts. */
  keys: number;
  seconds: number;
}

/**
 * Seconds of a practised person (Card, Moran and Newell 1980): a key of an average typist, pointing, a press of the
 * button, a hand that moves between mouse and keys, and getting ready.
 */
const KEY = 0.28;
const POINT = 1.1;
const PRESS = 0.2;
const HAND = 0.4;
const READY = 1.35;

const effort = (presses: number, typed: number, keys: number): Effort => ({
  actions: presses + typed,
  keys,
  seconds: READY + presses * (POINT + PRESS) + typed * 2 * HAND + keys * KEY,
});
const sum = (efforts: readonly Effort[]): Effort => ({
  actions: efforts.reduce((all, { actions }) => all + actions, 0),
  keys: efforts.reduce((all, { keys }) => all + keys, 0),
  seconds: efforts.reduce((all, { seconds }) => all + seconds, 0),
});

/** What it takes without the original: fields are typed, entries are added and deleted in the builder. */
function byForm(wrong: Wrong): Effort {
  switch (wrong.kind) {
    case 'field':
      return effort(1, 1, 2 + wrong.want.length);
    case 'missing text':
      return effort(1, 1, 2 + wrong.want.length);
    case 'extra text':
      return effort(2, 1, 1);
    case 'missing link':
      return effort(2, 1, wrong.want.length);
    case 'extra entry':
      return effort(2, 0, 0);
    case 'missing entry': {
      const values = [...Object.values(wrong.entry.fields).filter(Boolean), ...wrong.entry.texts];
      return sum([effort(2, 0, 0), ...values.map((value) => effort(1, 1, 1 + value.length))]);
    }
  }
}

/** The efforts of a person who corrects all of an import, with the form alone and with the lines of the original. */
export interface Walk {
  wrong: number;
  form: Effort;
  lines: Effort;
  /** How often each way was taken with the lines. */
  ways: ReadonlyMap<string, number>;
}

/**
 * Corrects an import, one wrong thing after the other: each with the way that takes least for it, or with the form if none
 * takes less. Goes through them again until nothing is gained, since what corrects one may open a way for another.
 */
export function walk(read: ImportResult, truth: unknown): Walk {
  const original: Original = { kind, pages: read.pages };
  const start: Draft = {
    document: read.resume,
    provenance: read.provenance,
    leftover: read.leftover,
    confirmed: new Set(),
  };
  const count = ({ document }: Draft) => wrongsOf(resumeKind.of(document), truth);
  const cost = (draft: Draft) => sum(count(draft).map(byForm)).seconds;
  const ways = new Map<string, number>();

  /** The step that saves most time over the form, if one does, from a draft that takes so many seconds (`now`). */
  const bestOf = (now: number, steps: Iterable<Step>): { step: Step; next: Draft } | null => {
    let best: { step: Step; next: Draft; saved: number } | null = null;
    for (const step of steps) {
      const next = step.take();
      const saved = now - cost(next) - step.effort.seconds;
      if (saved > 0 && (!best || saved > best.saved)) best = { step, next, saved };
    }
    return best;
  };

  const improved = (from: Draft, choicesOf: (draft: Draft) => Iterable<Step>[], isCounted: boolean) => {
    let draft = from;
    const taken: Effort[] = [];
    for (let before = -1; before < taken.length;) {
      before = taken.length;
      let choices = choicesOf(draft);
      let now = cost(draft);
      for (let at = 0; at < choices.length;) {
        const best = bestOf(now, choices[at] ?? []);
        if (!best) {
          at += 1;
          continue;
        }
        draft = best.next;
        taken.push(best.step.effort);
        if (isCounted) ways.set(best.step.way, (ways.get(best.step.way) ?? 0) + 1);
        // What was corrected is gone, so that the next choice stands in its place.
        choices = choicesOf(draft);
        now = cost(draft);
      }
    }
    return { draft, taken };
  };

  const left = (draft: Draft) => leftoverSteps(draft);
  const byFormOnly = improved(start, left, false);
  const lines = linesOf(original);
  const byLines = improved(
    start,
    (draft) => [...left(draft), ...count(draft).map((wrong) => lineSteps(original, lines, draft, wrong))],
    true,
  );
  return {
    wrong: count(start).length,
    form: sum([...byFormOnly.taken, ...count(byFormOnly.draft).map(byForm)]),
    lines: sum([...byLines.taken, ...count(byLines.draft).map(byForm)]),
    ways,
  };
}

interface Step {
  way: string;
  effort: Effort;
  take: () => Draft;
}

/** Each line that was left over, added to one of the sections from the list below the form. */
function leftoverSteps(draft: Draft): Step[][] {
  return draft.leftover.map((line) =>
    kind.targets(draft.document).map(({ key }) => ({
      way: 'left-over line added',
      effort: effort(2, 0, 0),
      take: () => ({
        ...draft,
        document: kind.withLine(draft.document, key, line.text),
        leftover: draft.leftover.filter((other) => other !== line),
      }),
    })),
  );
}

const linesOf = ({ pages }: Original): FileLine[] =>
  pages.flatMap((page, number) => page.lines.flatMap((_, line) => lineAt(pages, { page: number, line }) ?? []));

/** What a person tries for a wrong value with the lines of the original: only those that have the text that is wanted. */
function* lineSteps(original: Original, lines: readonly FileLine[], draft: Draft, wrong: Wrong): Generator<Step> {
  if (wrong.kind === 'extra text') return;
  if (wrong.kind === 'extra entry') {
    const at = startOf(draft.provenance, wrong.path);
    const line = at && lineAt(original.pages, at);
    const entry = line && placesFor(original, draft, line).find(({ key }) => key === wrong.path);
    if (entry && joinsWith(original, draft, entry) !== null)
      yield { way: 'joined', effort: effort(2, 0, 0), take: () => joined(original, draft, entry, line) };
    return;
  }
  const wants = wrong.kind === 'missing entry' ? Object.values(wrong.entry.fields).filter(Boolean) : [wrong.want];
  for (const line of lines) yield* stepsAt(original, draft, wrong, wants, line);
}

function* stepsAt(
  original: Original,
  draft: Draft,
  wrong: Wrong,
  wants: readonly string[],
  line: FileLine,
): Generator<Step> {
  const isWanted = (text: string) => wants.some((want) => fits(text, want, line));
  const pieces = piecesOf(line).filter(isWanted);
  if (pieces.length === 0) return;
  const places = placesFor(original, draft, line);
  const entry = entryOf(places, line);
  if (wrong.kind === 'missing entry' && entry && canSplit(draft, entry, line))
    yield { way: 'split', effort: effort(2, 0, 0), take: () => split(original, draft, entry, line) };
  const near = entry?.key ?? placeBefore(places, draft, line);
  for (const place of places) {
    const isNear = place.key === near;
    for (const { fields, name } of usesOf(place))
      for (const text of pieces) {
        if (!isFor(wrong, place, fields, name) || !fields.some((field) => takesText(field, line, text))) continue;
        const presses = 2 + (trimmed(text) === trimmed(line.text) ? 0 : 1) + (isNear ? 0 : 2);
        yield {
          way: place.isNew ? 'entry begun' : trimmed(text) === trimmed(line.text) ? 'line used' : 'part of a line used',
          effort: effort(presses, 0, 0),
          take: () => assigned(original, draft, line, text, fields),
        };
      }
  }
}

/** Whether a text is what is wanted, or its dates are. */
const fits = (text: string, want: string, line: FileLine): boolean =>
  squeeze(text) === squeeze(want) ||
  (squeeze(text).length > 8 && squeeze(want).includes(squeeze(text))) ||
  line.dates.some(
    ({ from, to, start, end }) =>
      line.text.slice(from, to) === text && (start.startsWith(want) || end.startsWith(want)),
  );

const usesOf = ({ fields }: Place): { name: string; fields: ReviewField[] }[] => {
  const period = fields.filter(({ slot }) => slot === 'start' || slot === 'end' || slot === 'current');
  return [
    ...(period.length > 1 ? [{ name: 'period', fields: period }] : []),
    ...fields.filter(({ kind: of }) => of !== 'boolean').map((field) => ({ name: field.path, fields: [field] })),
  ];
};

/** Whether a use of a place is for what is wrong. */
function isFor(wrong: Wrong, place: Place, fields: readonly ReviewField[], name: string): boolean {
  if (wrong.kind === 'missing entry') return place.isNew === true && place.key.startsWith(`sections.${wrong.section}.`);
  if (place.isNew || wrong.kind === 'extra entry') return false;
  if (wrong.kind === 'missing link') return fields.some(({ kind: of, value }) => of === 'url' && value === '');
  return fields.some(({ path }) => path === wrong.path) && (name === 'period' || name === wrong.path);
}

function placeBefore(places: readonly Place[], draft: Draft, line: FileLine): string | undefined {
  const starts = places.flatMap(({ key, isNew }) => {
    const start = isNew ? null : startOf(draft.provenance, key);
    return start && byPlace(start, line) < 0 ? [{ key, start }] : [];
  });
  return starts.toSorted((a, b) => byPlace(b.start, a.start))[0]?.key;
}
