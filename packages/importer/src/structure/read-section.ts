import type { Section } from '@vitae/domain';
import type { Line } from '../text/line.ts';
import { headOf } from './atoms.ts';
import { entriesOf, labelLines } from './entries.ts';
import { fieldNames, vocabularyOf } from './fields.ts';
import { unfoldGrids } from './grid.ts';
import { richTextOf } from './prose.ts';
import { habitOf, partsOfEntry, readEntry, type ReadFields } from './read-entry.ts';
import { readLevels } from './read-levels.ts';
import { readTags } from './read-tags.ts';

/** Reads the entries of a section by the way its kind is laid out. */
export const readSection = (given: readonly Line[], section: Section, asOf: string): { entries: ReadFields[]; unplaced: Line[] } => {
  const names = fieldNames(section.fields);
  const lines = unfoldGrids(given, asOf);
  if (section.kind === 'tags') return { entries: readTags(lines, names), unplaced: [] };
  if (section.kind === 'levels') return readLevels(lines, names);
  const vocabulary = vocabularyOf(section);
  if (section.kind === 'text') return { entries: [textEntry(lines, names)], unplaced: [] };
  const labelled = labelLines(lines, asOf);
  const parts = entriesOf(labelled).map((entry) => {
    const { head, body } = partsOfEntry(entry.lines);
    return { head: headOf(head), body };
  });
  const habit = habitOf(parts.map((part) => part.head), vocabulary);
  const read = parts.map((part) => readEntry(part, names, vocabulary, habit));
  return { entries: read.map((entry) => entry.fields).filter((fields) => Object.keys(fields).length > 0), unplaced: read.flatMap((entry) => entry.unplaced) };
};

export const textEntry = (lines: readonly Line[], names: ReturnType<typeof fieldNames>): ReadFields => {
  const text = richTextOf(lines);
  return names.body === undefined || !text ? {} : { [names.body]: { value: text, lines: [...lines], confidence: 0.8 } };
};
