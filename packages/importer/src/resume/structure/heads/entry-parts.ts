import type { FieldValue } from '@vitae/domain';
import { roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { bodyLineOf, isOpen, type Atom } from './atoms.ts';
import type { FieldNames, Vocabulary } from '../fields.ts';
import { BEHIND_COMMA } from '../../../language/legal-forms.ts';

/** Which of two head atoms comes first in a whole section: > 0 the title, < 0 the subtitle. */
export type Habit = number;

/** Fills a field that is still empty; does nothing if the section does not have the field. */
export type Put = (name: string | undefined, value: FieldValue, lines: readonly Line[], confidence: number) => void;

/** The facts about an entry used to distinguish its names. */
export interface NamedEntry {
  names: FieldNames;
  habit: Habit;
  put: Put;
  /** Lines of its description; the rest of the head, apart from its names, is put before them. */
  body: Line[];
  place: Atom | undefined;
  /** The line with its dates. */
  dated: Line | undefined;
}

/** How much more an atom looks like the section's title than like its subtitle. */
export const titleness = (atom: Atom, vocabulary: Vocabulary): number => {
  if (vocabulary === 'study') return (atom.degree ? 0.8 : 0) - atom.school * (atom.degree ? 0.5 : 1);
  if (vocabulary === 'job') {
    // "Board Member", "Bank Teller": the last word says what it is.
    const isNamedRole = atom.role > 0.5 && roleScore(/[^\s,]+$/u.exec(atom.text)?.[0] ?? '') > 0.5;
    const weight = isNamedRole ? 0.2 : atom.role > 0 ? 0.6 : 1;
    return atom.role - atom.organisation * weight - atom.school * (isNamedRole ? 0.1 : 0.3);
  }
  if (vocabulary === 'person') return -atom.role - atom.organisation;
  return -atom.organisation * 0.2;
};

/** Splits at commas, but keeps "Buckeye, Inc." and what is in brackets whole. */
export const commaParts = (text: string): string[] =>
  text.split(/\s*[,，،、]\s*/u).reduce<string[]>((parts, part) => {
    if (parts.length > 0 && (isOpen(parts.at(-1) ?? '') || BEHIND_COMMA.test(part)))
      parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
    return parts;
  }, []);

/**
 * The part of the head other than title and subtitle: a place if it is next to a name or the dates, otherwise the start
 * of the description.
 */
export const placeRest = (
  atoms: readonly Atom[],
  used: readonly Atom[],
  { names, put, body, dated }: NamedEntry,
): void => {
  const rest = atoms.filter((atom) => !used.includes(atom));
  const extra: Line[] = [];
  for (const atom of rest) {
    const onLine = (line: Line): boolean => line.index === atom.line.index && line.page === atom.line.page;
    const besideFacts = used.some((name) => onLine(name.line)) || (dated !== undefined && onLine(dated));
    if (
      besideFacts &&
      atom.text.split(/\s+/u).length <= 4 &&
      atom.role < 0.5 &&
      !/^\d/u.test(atom.text) &&
      names.location !== undefined
    )
      put(names.location, atom.text, [atom.line], 0.5);
    else extra.push(bodyLineOf(atom));
  }
  body.unshift(...extra);
};
