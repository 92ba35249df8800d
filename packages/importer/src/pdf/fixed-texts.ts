import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import type { PageText, Piece } from './read-page.ts';

/** So many different words at the same place of every page are no accident. */
const FEWEST = 4;
/** Of so many pages even one is none, unless it is a heading. */
const FEWEST_PAGES = 3;

/** Texts that browsers print at the same place of every page. */
export type FixedTexts = {
  /** Names of sections that a page of the web leads to: they are headings of nothing that stands beside them. */
  menu: ReadonlySet<Piece>;
  /** What the first page says already. */
  repeated: ReadonlySet<Piece>;
};

const placeOf = ({ text, x, y }: Piece): string => `${text.trim()}|${Math.round(x)}|${Math.round(y)}`;

/** Texts fixed to the window of a browser: a menu, or a column beside all pages. */
export const fixedTexts = (pages: readonly PageText[]): FixedTexts => {
  const none = { menu: new Set<Piece>(), repeated: new Set<Piece>() };
  const [first, ...others] = pages;
  if (!first || others.length === 0) return none;
  const places = others.map(({ pieces }) => new Set(pieces.map(placeOf)));
  const fixed = first.pieces.filter((piece) => places.every((place) => place.has(placeOf(piece))));
  const words = fixed.filter(({ text }) => /\p{L}{4}/u.test(text) || /\p{Lo}{2}/u.test(text));
  const different = new Set(words.map(({ text }) => text));
  const isSure = pages.length >= FEWEST_PAGES && different.size > 0 && ![...different].some(isKnownHeading);
  if (different.size < FEWEST && !isSure) return none;
  const isMenu = words.every(({ text }) => isKnownHeading(text));
  const keys = new Set((different.size < FEWEST ? words : fixed).map(placeOf));
  return {
    menu: new Set(isMenu ? words : []),
    repeated: new Set(others.flatMap(({ pieces }) => pieces.filter((piece) => keys.has(placeOf(piece))))),
  };
};
