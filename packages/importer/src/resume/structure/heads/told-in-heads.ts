import { roleScore } from '../../../language/words.ts';
import { bodyLineOf, dashSplits, type Atom } from './atoms.ts';
import type { EntryParts } from './read-entry.ts';
import { WITHIN_NAMES } from '../lines/within-names.ts';

/** So many words that end in a full stop are a sentence. */
const FEWEST = 6;
const LONGEST_NAME = 60;

/** Words in small letters, other than those within names, show that a text with a full stop is no name. */
const FEWEST_SMALL = 3;

/** "Family hotel with 96 rooms.": what says nothing but what an employer is or does. */
const isTold = ({ text, role, bold }: Atom): boolean =>
  !bold &&
  role < 0.5 &&
  /\p{Ll}{3}\.$/u.test(text) &&
  text.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word) && !WITHIN_NAMES.test(word)).length >= FEWEST_SMALL;

/** A head without what its entry tells below the names: sentences, where at least a role and a name stand above them. */
const withoutSentences = ({ head, body }: EntryParts): EntryParts => {
  const from = head.atoms.findIndex(isTold);
  const names = from < 0 ? [] : head.atoms.slice(0, from);
  const told = head.atoms.slice(names.length);
  const isNamed = names.length > 1 || names.some(({ text }) => /,\s|\s(?:[–—-]|at)\s/u.test(text));
  if (from < 0 || !isNamed || !told.every((atom) => isTold(atom) && atom.line !== names.at(-1)?.line))
    return { head, body };
  const lines = told.map((atom) => bodyLineOf(atom));
  return { head: { ...head, atoms: names }, body: [...lines, ...body] };
};

/** "Inspector - checks of parts, reports": what begins in a small letter behind a dash, has several such words and none of a name. */
const taskBehindDash = (atom: Atom): [Atom, Atom] | undefined =>
  dashSplits(atom).find(
    ([name, tale]) =>
      name.text.length <= LONGEST_NAME &&
      /^\p{Lu}/u.test(name.text) &&
      /^\p{Ll}/u.test(tale.text) &&
      tale.text.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word)).length >= FEWEST_SMALL &&
      tale.organisation + tale.school < 0.5,
  );

/** "Acme - Kept the books of three branches.": the sentence behind a name and a dash describes, and so do tasks there. */
export const withTalesApart = (given: EntryParts): EntryParts => {
  const { head, body } = withoutSentences(given);
  const told: EntryParts['body'] = [];
  const atoms = head.atoms.map((atom) => {
    const split = /\p{Ll}{2}\.$/u.test(atom.text)
      ? dashSplits(atom).find(
          ([name, tale]) =>
            name.text.length <= LONGEST_NAME &&
            !/[.!?]\s/u.test(name.text) &&
            roleScore(tale.text) < 0.5 &&
            tale.text.split(/\s+/u).length >= FEWEST,
        )
      : taskBehindDash(atom);
    if (!split) return atom;
    told.push(bodyLineOf(split[1]));
    return split[0];
  });
  return told.length > 0 ? { head: { ...head, atoms }, body: [...told, ...body] } : { head, body };
};
