import { AND } from './and-words.ts';

const SMALL =
  'of|the|for|in|at|de|del|della|di|da|do|dos|das|des|du|la|le|les|el|los|las|der|die|für|von|van|an|am|av|med|på|w|z|na|za|v|u|в|на|для|у';
/** Where all words have capitals; "IN" and "LA" are states there. */
const IN_CAPITALS = 'Of|And|For|OF|AND|FOR|THE|UND|FÜR|DER|DE|DEL|DES|DU|DI|DO|DA|ET|Y|E';

/** Words between those of a name ("Office of the Mayor"), which ends in none of them, as the source of an expression. */
export const SMALL_WORD = `(?:${SMALL}|${AND}|${IN_CAPITALS})`;
