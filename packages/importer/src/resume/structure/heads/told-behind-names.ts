import { asMeant, reworded, type Atom } from './atoms.ts';

/** Two sentences, the first of which ends in a word that is no abbreviation. */
const TWO_SENTENCES = /^(?<name>[^.!?]{3,100}(?:\p{L}{3}|[)）]))\.\s+(?<told>\p{Lu}[^.!?]{3,160})\.?$/u;

/**
 * "Harlow College. Diploma in Geology", "Tidal Institute. Maps of kelp": an employer or a school with what was done there
 * behind a full stop, where nothing else names it.
 */
export const withToldBehindNames = (atoms: readonly Atom[]): Atom[] => {
  const isNamed = atoms.some(({ text, role, degree }) => (role > 0.5 || degree) && !TWO_SENTENCES.test(text));
  return atoms.flatMap((atom) => {
    const { name, told } = TWO_SENTENCES.exec(atom.text)?.groups ?? {};
    if (isNamed || name === undefined || told === undefined) return [atom];
    const [first, second] = [reworded(atom, name), reworded(atom, told)];
    const isName = first.organisation + first.school > 0.5 && first.role < 0.5 && !first.degree;
    return isName && second.organisation < 0.5 && second.school < 0.5 && !second.place
      ? [asMeant(first, 'subtitle'), asMeant(second, 'title')]
      : [atom];
  });
};
