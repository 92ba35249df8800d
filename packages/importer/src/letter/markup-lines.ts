import { IMPORT_LIMITS } from '../limits.ts';
import type { Line, ReadText } from '../text/line.ts';
import { cleanText } from '../text/normalise.ts';
import { plainStyle } from '../text/plain-lines.ts';

const ITEM = /^\s*(?:[-*+]|(\d{1,2})[.)])\s+(\S.*)$/u;
const RULE = /^\s*([-*_=])(?:\s*\1){2,}\s*$/u;
const height = 12;

/** The rows of Markdown one by one, as they are written, unlike in a resume: an address has one line a line. */
export function markupLines(content: string): ReadText {
  const lines: Line[] = [];
  let blank = 0;
  let top = 0;
  for (const row of content.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u, IMPORT_LIMITS.lines)) {
    const item = ITEM.exec(row);
    const text = cleanText(item?.[2] ?? row)
      .replace(/\\$/u, '')
      .trim()
      .slice(0, IMPORT_LIMITS.lineLength);
    if (!text || RULE.test(row)) {
      blank += 1;
      continue;
    }
    const gapAbove = lines.length === 0 ? Infinity : blank * height;
    top += blank * height;
    lines.push({
      page: 0,
      index: lines.length,
      text,
      x: 0,
      right: 0,
      top,
      bottom: top + height,
      style: plainStyle,
      headingLevel: 0,
      gapAbove,
      lane: 0,
      laneLeft: 0,
      laneRight: 0,
      cells: [{ text, x: 0, right: 0, runs: [{ text, style: plainStyle }] }],
      bullet: item !== null,
      ...(item?.[1] ? { numbered: true } : {}),
    });
    top += height;
    blank = 0;
  }
  return { lines, pages: [{ width: 0, height: 0, boxes: [] }] };
}
