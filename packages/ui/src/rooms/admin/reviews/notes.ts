import type { ReviewNote } from '@vitae/api/contract';

export type Note = ReviewNote;

/** The most notes of an answer. */
export const mostNotes = 100;

/** Whether nothing was written yet: such a note is not saved. */
export const isBlank = ({ text }: Note): boolean => text.trim() === '';

/** The notes with one more, and where it is. A blank note with a place is moved, so that a second click corrects the first. */
export function withNote(notes: readonly Note[], note: Note): { notes: readonly Note[]; at: number } {
  const blank = note.place ? notes.findIndex((one) => isBlank(one) && one.place !== undefined) : -1;
  if (blank < 0) return { notes: [...notes, note], at: notes.length };
  return { notes: notes.map((one, at) => (at === blank ? { ...one, place: note.place } : one)), at: blank };
}
