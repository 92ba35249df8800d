/** Whether every combination is tried (`npm run fuzz -- pages`, `-- guards`), or the sample of `npm test`. */
export const triesAll = process.env['EVERY_CASE'] === '1';

/** Every nth one of a row, the others in the next rows: for tests of few columns. */
export const everyNth = <Item>(nth: number, row: number, items: readonly Item[]): readonly Item[] =>
  triesAll ? items : items.filter((_, column) => (row + column) % nth === 0);

/**
 * Whether a combination is in the sample: every twelfth one, one further on in each row, so that every row and every
 * column of twelve or more is tried.
 *
 * @param positions of the combination in its lists, such as those of a template, a document and a paper size
 */
export const isInSample = (...positions: number[]): boolean =>
  triesAll || positions.reduce((sum, position) => sum + position, 0) % 12 === 0;
