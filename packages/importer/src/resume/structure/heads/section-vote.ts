import { isPlace } from '../../../language/places.ts';
import { isTask, roleScore } from '../../../language/words.ts';
import { asMeant, dashSplits, reworded, type Atom, type Meaning } from './atoms.ts';
import { isScore, isSettledPlace, mayBeName } from './entry-facts.ts';
import { commaParts, titleness } from './entry-parts.ts';
import type { Vocabulary } from '../fields.ts';
import type { EntryParts } from './read-entry.ts';
import { isRoleAt } from './read-job.ts';
import { isNameOfSchool } from './read-study.ts';

/** How often something in a section means what. */
type Votes = Map<string, Map<Meaning, number>>;

/** So many entries have to be sure; what looks like a place is often a name, so that one does not make a rule. */
const FEWEST = { title: 1, subtitle: 1, place: 2 };
/** So large a share of the sure ones has to agree. */
const AGREED = 0.75;

/** An atom of a head, what its words say for certain, and where it stands, the most exact first. */
type Seat = { atom: Atom; meaning: Meaning | undefined; keys: string[] };

/**
 * People lay out the entries of a section alike: what the words of some entries say about a position in their heads (a
 * line, a style, a part between commas or dashes) counts for the entries whose own words do not tell.
 */
export const withVotes = (parts: readonly EntryParts[], vocabulary: Vocabulary): EntryParts[] => {
  if (vocabulary !== 'job' && vocabulary !== 'study') return [...parts];
  const entries = withPartsAlike(parts, vocabulary).map((part) => ({ part, seats: seatsOf(part, vocabulary) }));
  const votes: Votes = new Map();
  for (const { seats } of entries) count(seats, votes, 1);
  return entries.map(({ part, seats }) => {
    // Its own words are no witness for an entry.
    count(seats, votes, -1);
    const atoms = following(seats, votes, vocabulary);
    count(seats, votes, 1);
    return { ...part, head: { ...part.head, atoms } };
  });
};

/** Adds what the words of an entry say to the votes, or takes it away. */
const count = (seats: readonly Seat[], votes: Votes, by: 1 | -1): void => {
  for (const { meaning, keys } of seats) if (meaning) for (const key of keys) cast(votes, key, meaning, by);
};

/** The atoms of an entry, of which those that say nothing follow the votes. */
const following = (seats: readonly Seat[], votes: Votes, vocabulary: Vocabulary): Atom[] => {
  const taken = new Set(
    seats.flatMap(({ atom, meaning }): Meaning[] => {
      if (meaning) return [meaning];
      return isMixed(atom, vocabulary) ? ['title', 'subtitle'] : [];
    }),
  );
  return seats.map(({ atom, meaning, keys }) => {
    if (meaning || isMixed(atom, vocabulary) || isScore(atom.text) || isTask(atom.text)) return atom;
    const won = keys.map((key) => winner(votes.get(key))).find((meant) => meant !== undefined);
    if (!won || taken.has(won)) return atom;
    taken.add(won);
    return asMeant(atom, won);
  });
};

const cast = (votes: Votes, key: string, meaning: Meaning, by: 1 | -1 = 1): void => {
  const counts = votes.get(key) ?? new Map<Meaning, number>();
  counts.set(meaning, (counts.get(meaning) ?? 0) + by);
  votes.set(key, counts);
};

const winner = (counts: ReadonlyMap<Meaning, number> | undefined): Meaning | undefined => {
  if (!counts) return undefined;
  const sum = [...counts.values()].reduce((all, own) => all + own, 0);
  return [...counts].find(([meaning, own]) => own >= FEWEST[meaning] && own >= AGREED * sum)?.[0];
};

/** What the words of an atom say for certain. */
const sureMeaning = (atom: Atom, vocabulary: Vocabulary): Meaning | undefined => {
  if (isSettledPlace(atom, vocabulary)) return 'place';
  if (vocabulary === 'study') {
    if (atom.degree === atom.school > 0.5) return undefined;
    return atom.degree ? 'title' : 'subtitle';
  }
  const weight = titleness(atom, vocabulary);
  if (weight >= 0.6) return 'title';
  return weight <= -0.6 || (atom.school > 0.5 && atom.role < 0.5) ? 'subtitle' : undefined;
};

/** Whether an atom has words of a role or a degree and seems to name more: "Clerk, Acme GmbH". */
const isMixed = (atom: Atom, vocabulary: Vocabulary): boolean =>
  (vocabulary === 'study' ? atom.degree : atom.role > 0.5) &&
  (atom.text.includes(': ') ||
    commaParts(atom.text).length > 1 ||
    dashSplits(atom).length > 0 ||
    (vocabulary === 'study' && atom.school > 0.5));

/** Where the atoms of a head stand: the line, the position in it and the style; and the style alone. */
const seatsOf = ({ head: { atoms } }: EntryParts, vocabulary: Vocabulary): Seat[] => {
  let [row, column] = [-1, 0];
  return atoms.map((atom, index) => {
    const isSameLine = atoms[index - 1]?.line === atom.line;
    [row, column] = isSameLine ? [row, column + 1] : [row + 1, 0];
    const style = `${atom.bold} ${atom.italic} ${Math.round(atom.line.style.size)} ${column === 0}`;
    return { atom, meaning: atom.meant ?? sureMeaning(atom, vocabulary), keys: [`${row} ${column} ${style}`, style] };
  });
};

type Division = { name: Atom; isAlone: boolean; by: string; parts: Atom[] };

/** "Clerk, Acme, Leipzig" and "Acme – Clerk" in entries that are sure: others with as many parts are divided as well. */
const withPartsAlike = (entries: readonly EntryParts[], vocabulary: Vocabulary): EntryParts[] => {
  const divided = entries.map(({ head }) => divisionOf(head.atoms, vocabulary));
  const votes: Votes = new Map();
  for (const division of divided) {
    const meanings = division ? meaningsIn(division, vocabulary) : [];
    if (!division || !meanings.includes('title') || !meanings.includes('subtitle')) continue;
    meanings.forEach((meaning, at) => {
      if (meaning) cast(votes, `${division.by} ${at}`, meaning);
    });
  }
  return entries.map((entry, index) => {
    const division = divided[index];
    const said = division?.parts.map((part) => sureMeaning(part, vocabulary)) ?? [];
    const won = division?.parts.map((_part, at) => winner(votes.get(`${division.by} ${at}`))) ?? [];
    // Where both sides of a bracket seem to say the same, the votes tell which of them does not.
    const isTwice = division?.by === 'bracket' && said[0] === said[1];
    const sure = isTwice ? said.map((meaning, at) => (meaning === won[at] ? meaning : undefined)) : said;
    const isLike =
      (division?.by === 'bracket' ||
        division?.by === 'colon' ||
        sure.some((meaning, at) => meaning === undefined && won[at] !== undefined)) &&
      ['title', 'subtitle'].every((meaning) => won.filter((other) => other === meaning).length === 1) &&
      sure.every((meaning, at) => meaning === undefined || won[at] === undefined || meaning === won[at]);
    if (!division || !isLike) return entry;
    const parts = division.parts.map((part, at) => {
      const meaning = won[at];
      return meaning ? asMeant(part, meaning) : part;
    });
    const atoms = entry.head.atoms.flatMap((atom) => (atom === division.name ? parts : [atom]));
    return { ...entry, head: { ...entry.head, atoms } };
  });
};

/** What the parts say for certain; behind or before the dash of a role is its employer, and the other way round. */
const meaningsIn = ({ isAlone, by, parts }: Division, vocabulary: Vocabulary): (Meaning | undefined)[] => {
  const sure = parts.map((part) => sureMeaning(part, vocabulary));
  // "Acme Ltd (head of sales)", but not "Nurse (night shift)".
  if (by === 'bracket') return sure[0] === 'subtitle' && sure[1] !== 'place' ? ['subtitle', 'title'] : sure;
  // "Machine Learning Association: volunteer"
  if (by === 'colon') return ['subtitle', 'title'];
  // "Chemistry, Harlow College": what stands before a school and is no place is what was learned there.
  if (vocabulary === 'study' && by === 'comma 2' && isAlone && sure[1] === 'subtitle')
    return [sure[0] ?? 'title', sure[1]];
  // "Evening course in baking - HCA": behind a dash the letters of a name are those of the school.
  if (
    vocabulary === 'study' &&
    by === 'dash' &&
    isAlone &&
    sure[0] !== 'subtitle' &&
    parts[1] &&
    isNameOfSchool(parts[1])
  )
    return ['title', 'subtitle'];
  if (vocabulary !== 'job' || by !== 'dash' || !isAlone) return sure;
  const opposite = { title: 'subtitle', subtitle: 'title', place: undefined } as const;
  return sure.map((meaning, at) => {
    const other = sure[1 - at];
    return meaning ?? (other && opposite[other]);
  });
};

/** The parts of a head that names everything in one text. */
const divisionOf = (atoms: readonly Atom[], vocabulary: Vocabulary): Division | undefined => {
  const [name, ...others] = atoms.filter((atom) => mayBeName(atom, vocabulary));
  if (!name) return undefined;
  const isAlone = others.length === 0;
  // Beside a role and its employer there may be a place that is not known; studies have subjects there.
  if (
    !isAlone &&
    (vocabulary === 'study' || others.some((atom) => sureMeaning(atom, vocabulary) || isMixed(atom, vocabulary)))
  )
    return undefined;
  const dashed = dashSplits(name);
  const [halves] = dashed;
  if (halves && dashed.length === 1) return { name, isAlone, by: 'dash', parts: halves };
  const [, group = '', role = ''] = /^([^:]{3,}):\s+([^:]{3,40})$/u.exec(name.text) ?? [];
  if (isAlone && vocabulary === 'job' && roleScore(group) < 0.5 && roleScore(role) > 0.5)
    return { name, isAlone, by: 'colon', parts: [reworded(name, group), reworded(name, role)] };
  const [, before = '', inside = ''] = /^([^()]{3,}?)\s*\(([^()\d]{4,})\)$/u.exec(name.text) ?? [];
  // "Editor at Acme (news agency)" names both before the bracket.
  if (isAlone && vocabulary === 'job' && inside.includes(' ') && !isPlace(inside) && !isRoleAt(before))
    return { name, isAlone, by: 'bracket', parts: [reworded(name, before), reworded(name, inside)] };
  const parts = commaParts(name.text);
  return parts.length > 1
    ? { name, isAlone, by: `comma ${parts.length}`, parts: parts.map((part) => reworded(name, part)) }
    : undefined;
};
