import type { Change, Place } from './change.ts';

/** What changed in one place of a document. */
export interface PlaceSummary {
  place: Place;
  /** How many of its entries were edited, added and removed. */
  edited: number;
  added: number;
  removed: number;
  /** What happened to the place outside of its entries; `null` for nothing. */
  whole: Change['what'] | null;
}

/** The changes by place, in their order, for a line of text. */
export function summaryOf(changes: readonly Change[]): PlaceSummary[] {
  const places = Map.groupBy(changes, ({ place }) => JSON.stringify(place));
  return [...places.values()].flatMap((inPlace) => {
    const entriesWith = (what: Change['what']) =>
      new Set(inPlace.flatMap((change) => (change.what === what && change.entryId !== null ? [change.entryId] : [])))
        .size;
    const whole = new Set(inPlace.flatMap((change) => (change.entryId === null ? [howWhole(change)] : [])));
    const [first] = inPlace;
    return first
      ? [
          {
            place: first.place,
            edited: entriesWith('changed'),
            added: entriesWith('added'),
            removed: entriesWith('removed'),
            whole: whole.size > 1 ? 'changed' : (whole.values().next().value ?? null),
          },
        ]
      : [];
  });
}

/** A part that was added to a place, such as a paragraph to a letter, is a change of the place. */
const howWhole = ({ what, field }: Change): Change['what'] =>
  field === null || (what === 'moved' && 'known' in field && field.known === 'entries') ? what : 'changed';
