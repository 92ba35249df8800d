/** So many answers are kept at a time: more than the lines of a resume have texts. */
const MOST_KEPT = 5_000;
/** Longer texts are rarely asked for again, and take room. */
const LONGEST_KEPT = 1_000;

/**
 * A function of a text that keeps its last answers: while columns, headings and entries are looked for, each text of a
 * page is asked for again and again. Everybody gets the same answer, which nobody may change.
 */
export const remembered = <Answer extends boolean | object>(
  answer: (text: string) => Answer,
): ((text: string) => Answer) => {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const given = answer(text);
    if (text.length > LONGEST_KEPT) return given;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, given);
    return given;
  };
};
