import { labelKind } from '../labels/contact-labels.ts';
import type { Place } from '../../../language/places.ts';
import type { Line, Run } from '../../../text/line.ts';
import type { Read, ReadString } from '../value.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import { withoutColon } from '../../../text/normalise.ts';

export type Contacts = {
  name: ReadString | undefined;
  headline: ReadString | undefined;
  email: ReadString | undefined;
  phone: ReadString | undefined;
  place: Read<Place> | undefined;
  links: Read<{ label: string; url: string }>[];
  /** Those of the links, as they are compared. */
  addresses: Set<string>;
  extra: Read<{ label: string; value: string }>[];
  /** Lines that contain only contact details. */
  used: Set<Line>;
};

/** A piece of the lines that introduce the person: the text between separators, with the label before it. */
export type ContactPart = { text: string; runs: Run[]; line: Line; label: string };

/** Removes one part. */
export const removePart = (parts: ContactPart[], part: ContactPart): void => {
  const index = parts.indexOf(part);
  if (index >= 0) parts.splice(index, 1);
};

/** Removes many parts in one go. */
/** Removes one part. */
export const removeParts = (parts: ContactPart[], gone: ReadonlySet<ContactPart>): void => {
  let kept = 0;
  for (const part of parts) if (!gone.has(part)) parts[kept++] = part;
  parts.length = kept;
};

/** So many known labels beside one edge make a column of labels. */
const FEWEST_LABELS = 3;

/** Where the values begin that stand beside a column of labels, in points. */
export const edgesOfValues = (lines: readonly Line[]): ReadonlySet<number> => {
  const known = lines.flatMap(({ cells: [first, second] }) =>
    first && second && labelKind(first.text) ? [Math.round(second.x)] : [],
  );
  const counts = Map.groupBy(known, (edge) => edge);
  return new Set([...counts].flatMap(([edge, some]) => (some.length < FEWEST_LABELS ? [] : edge)));
};

/** Several labels and their values in a row of a table: "Name | Ada Park | Born | 1990"; none if one of them is no label. */
export const pairsOfRow = (line: Line): ContactPart[] => {
  const { cells } = line;
  const labels = cells.filter((_, index) => index % 2 === 0);
  const areLabels =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    labels.every(({ text }) => text.length <= 32 && !/[\d@]/u.test(text)) &&
    labels.some(({ text }) => labelKind(withoutColon(text)) !== undefined);
  return areLabels
    ? cells.flatMap(({ text, runs }, index) =>
        index % 2 === 0 ? [] : [{ text, runs, line, label: cells[index - 1]?.text ?? '' }],
      )
    : [];
};

/** Words that begin a label within a line. */
const LABEL_WITHIN = /\s(?=(?<label>\p{Lu}[\p{L}-]{2,12}(?: \p{Lu}?[\p{L}-]{2,12})?)\s?[:：]\s?\S)/gu;

/** "Address: 4 Quay Lane Phone: 555 0100 Email: ada@example.org": values that only their labels part. */
export const partsAtLabels = (part: ContactPart): ContactPart[] => {
  if (part.text.length > 400 || labelKind(part.text.split(/[:：]/u)[0] ?? '') === undefined) return [part];
  const cuts = [...part.text.matchAll(LABEL_WITHIN)].flatMap(({ index, groups }) =>
    labelKind(groups?.['label'] ?? '') === undefined ? [] : [index],
  );
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? part.text.length;
    return { ...part, text: part.text.slice(from, to), runs: sliceRuns(part.runs, from, to) };
  });
};
