import type { RecognisedPage, RecognisedWord } from '@vitae/recognition';
import type { Box } from '../resume/result.ts';
import { CJK } from '../text/normalise.ts';
import type { PageText, Piece } from '../pdf/read-page.ts';

/** What stands for the size of a font in the height of a line, from its tall letters to its long ones. */
const SIZE = 0.93;
/** Words with a wider gap between them, in shares of their size, are two texts. */
const GAP = 0.8;

/** Longer sides of pages, in points, between which a page has the size of paper; others are as large as A4. */
const paper = { least: 400, most: 1300, usual: 842 };
/** Words of less confidence may be misread. */
const DOUBTFUL = 75;

/** A recognised page as one that was read from a PDF, whose page has a size in points. */
export function recognisedText(page: RecognisedPage, size: { width: number; height: number }): PageText {
  const longer = Math.max(size.width, size.height);
  const width = longer < paper.least || longer > paper.most ? (size.width * paper.usual) / longer : size.width;
  const scale = width / page.width;
  const sizeOf = sizes(page.words, scale);
  const pieces: Piece[] = [];
  let before: RecognisedWord | undefined;
  for (const word of page.words) {
    const size = sizeOf(word);
    const rtl = /[\u0590-\u08FF]/u.test(word.text);
    const right = (word.x + word.width) * scale;
    const last = pieces.at(-1);
    const gap = last && before?.isFollowed ? word.x * scale - last.x - last.width : Infinity;
    if (
      last &&
      before?.isBold === word.isBold &&
      before.text !== '•' &&
      !rtl &&
      !last.rtl &&
      gap >= 0 &&
      gap < GAP * size
    ) {
      last.text += CJK.test(last.text.at(-1) ?? '') && CJK.test(word.text[0] ?? '') ? word.text : ` ${word.text}`;
      last.width = right - last.x;
    } else {
      const style = { size, bold: word.isBold, italic: false };
      pieces.push({
        text: word.text,
        x: word.x * scale,
        y: word.baseline * scale,
        width: right - word.x * scale,
        style,
        rtl,
      });
    }
    before = word;
  }
  const marks = page.marks.map(({ x, y, size }) => ({ x: x * scale, y: y * scale, size: size * scale }));
  const doubted = page.words
    .filter(({ confidence }) => confidence < DOUBTFUL)
    .map((word) => ({
      x: word.x * scale,
      y: (word.baseline - 0.8 * word.size) * scale,
      width: word.width * scale,
      height: word.size * scale,
    }));
  return {
    width,
    height: page.height * scale,
    pieces,
    marks,
    doubted,
    turn: page.turn,
    pictures: 1,
    uncoded: 0,
  };
}

/** The size of a word's font in points: what is near the most usual one has it. */
function sizes(words: readonly RecognisedWord[], scale: number): (word: RecognisedWord) => number {
  const all = words.map((word) => word.size).sort((a, b) => a - b);
  const usual = all[Math.floor(all.length / 2)] ?? 0;
  const inPoints = (size: number): number => Math.max(2, Math.round(((size * scale) / SIZE) * 2) / 2);
  return ({ size }) => inPoints(Math.abs(size - usual) <= 0.12 * usual ? usual : size);
}

/** The boxes of lines where they are on a page as it was scanned, which may be tilted. */
export function boxesOnScan(boxes: readonly (Box | undefined)[], page: PageText | undefined): (Box | undefined)[] {
  const turn = page?.turn ?? 0;
  if (!page || turn === 0) return [...boxes];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return boxes.map((box) => {
    if (!box) return box;
    const x = box.x + box.width / 2 - page.width / 2;
    const y = box.y + box.height / 2 - page.height / 2;
    return {
      ...box,
      x: x * cos - y * sin + page.width / 2 - box.width / 2,
      y: x * sin + y * cos + page.height / 2 - box.height / 2,
    };
  });
}
