/** So many words beside a label may be names that only spaces part. */
const FEWEST = 4;
/** Letters of a name in capitals: longer words in capitals may be of any text. */
const LONGEST_CAPITALS = 5;

/** Whether a word is written as names of tools are: "SQL", "EC2", "Node.js", "C++", "MySQL", "jQuery". */
const isWrittenAsTool = (word: string): boolean =>
  /^\p{L}[\p{L}\d]*(?:[.+#]+[\p{L}\d]*)+$|^\p{Lu}{1,3}\d|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word) ||
  (/^\p{Lu}+$/u.test(word) && word.length <= LONGEST_CAPITALS);

/**
 * "MySQL PostgreSQL ORM Hibernate" as its names: every word begins like a name and half of them are written as names of
 * tools are; undefined for other texts. A number belongs to the name before it.
 */
export const namesApart = (text: string): string[] | undefined => {
  const words = text.trim().split(/\s+/u);
  const isOfNames = words.every(
    (word) => /^[\p{Lu}\d]|^\p{Ll}+\p{Lu}|^\p{Ll}[\p{L}\d]*\.\p{L}/u.test(word) && !/[,;:()|]/u.test(word),
  );
  // A text in capitals shows by its letters only that it is one.
  const isLoud =
    !/\p{Ll}/u.test(text) && words.some((word) => word.length > LONGEST_CAPITALS && !/[\d.+#]/u.test(word));
  if (isLoud || words.length < FEWEST || !isOfNames || words.filter(isWrittenAsTool).length * 2 < words.length)
    return undefined;
  return words.reduce<string[]>((names, word) => {
    const last = names.at(-1);
    if (last !== undefined && /^\d[\d.]*$/u.test(word)) names[names.length - 1] = `${last} ${word}`;
    else names.push(word);
    return names;
  }, []);
};
