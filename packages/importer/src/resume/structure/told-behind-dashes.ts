import { roleScore } from '../../language/words.ts';
import { dashSplits } from './atoms.ts';
import type { EntryParts } from './read-entry.ts';

/** So many words that end in a full stop are a sentence. */
const FEWEST = 6;
const LONGEST_NAME = 60;

/** "Acme - Kept the books of three branches.": the sentence behind a name and a dash describes. */
export const withTalesApart = ({ head, body }: EntryParts): EntryParts => {
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
      : undefined;
    if (!split) return atom;
    told.push({ ...atom.line, text: split[1].text, bullet: false });
    return split[0];
  });
  return told.length > 0 ? { head: { ...head, atoms }, body: [...told, ...body] } : { head, body };
};
