/** Width and height of the paper in points. */
export const paper = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } } as const;
