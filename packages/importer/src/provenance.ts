import type { Box, ImportedPage, ImportResult, Provenance } from './resume/result.ts';
import type { Read } from './resume/structure/value.ts';
import type { Line, ReadText } from './text/line.ts';

/** The pages of a file as the review shows them: where each value came from, and the lines that fit no field. */
export const shownText = (
  text: ReadText,
  reads: readonly { path: string; read: Read<unknown> }[],
  leftover: readonly Line[],
): Pick<ImportResult, 'provenance' | 'pages' | 'leftover'> => ({
  provenance: reads.map(({ path, read: { lines, confidence } }) => provenanceOf(path, lines, confidence, text)),
  pages: pagesOf(text),
  leftover: leftover.map(({ page, index, text: words }) => ({ page, line: index, text: words })),
});

const provenanceOf = (path: string, lines: readonly Line[], confidence: number, text: ReadText): Provenance => {
  const sources = lines.map(({ page, index }) => ({ page, line: index }));
  const page = sources[0]?.page;
  const boxes =
    page === undefined
      ? []
      : sources.filter((source) => source.page === page).flatMap(({ line }) => text.pages[page]?.boxes[line] ?? []);
  const provenance: Provenance = { path, sources, confidence: Math.round(confidence * 100) / 100 };
  if (page !== undefined && boxes.length > 0) provenance.box = { page, ...unionOf(boxes) };
  return provenance;
};

const unionOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

const pagesOf = (text: ReadText): ImportedPage[] =>
  text.pages.map(({ width, height, boxes }, number) => {
    const lines: ImportedPage['lines'] = [];
    for (const line of text.lines)
      if (line.page === number)
        lines[line.index] = {
          text: line.text,
          ...(boxes[line.index] ? { box: boxes[line.index] } : {}),
          ...(line.bullet ? { isItem: true } : {}),
        };
    return { width, height, lines };
  });
