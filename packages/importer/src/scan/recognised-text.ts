import type { RecognisedPage, RecognisedWord } from '@vitae/recognition';
import type { Box } from '../resume/result.ts';
import { CJK } from '../text/normalise.ts';
import type { PageText, Piece } from '../pdf/read-page.ts';
import type { ReadPage } from '../text/line.ts';

/** What stands for the size of a font in the height of a line, from its tall letters to its long ones. */
const SIZE = 0.93;
/** Words with a wider gap between them, in shares of their size, are two texts. */
const GAP = 0.8;

/** Longer sides of pages, in points, between which a page has the size of paper; others are as large as A4. */
const paper = { least: 400, most: 1300, usual: 842 };
/** Words of less confidence may be misread. */
const DOUBTFUL = 75;

/** A recognised page as one that was read from a PDF, whose page has a size in points. */
export function recognisedText(page: RecognisedPage, scanned: { width: number; height: number }): PageText {
  const size = page.quarters % 2 === 1 ? { width: scanned.height, height: scanned.width } : scanned;
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
    scanned: { quarters: page.quarters, turn: page.turn },
    pictures: 1,
    uncoded: 0,
  };
}

/**
 * Sizes that differ by less are one: a scan shows the same font a little larger and smaller. Of headings and names there are few
 * words, which differ more.
 */
const SAME_SIZE = 0.12;
const SAME_OTHER = 0.25;

/** The size of a word's font in points: words of nearly the same size have the same one, first of all the usual one. */
function sizes(words: readonly RecognisedWord[], scale: number): (word: RecognisedWord) => number {
  const all = words.map((word) => word.size).sort((a, b) => a - b);
  const usual = all[Math.floor(all.length / 2)] ?? 0;
  const isUsual = (size: number): boolean => Math.abs(size - usual) <= SAME_SIZE * usual;
  const groups: number[][] = [];
  for (const size of all.filter((one) => !isUsual(one))) {
    const last = groups.at(-1);
    if (last && size <= (last[0] ?? 0) * (1 + SAME_OTHER) && size < usual === (last[0] ?? 0) < usual) last.push(size);
    else groups.push([size]);
  }
  const shared = new Map(
    groups.flatMap((group) =>
      group.map((size): [number, number] => [size, group[Math.floor(group.length / 2)] ?? size]),
    ),
  );
  const inPoints = (size: number): number => Math.max(2, Math.round(((size * scale) / SIZE) * 2) / 2);
  return ({ size }) => inPoints(shared.get(size) ?? usual);
}

/** A page with everything where it is on the scan, which may be tilted, on its side, or upside down. */
export function pageOnScan(page: ReadPage, scanned: PageText['scanned']): ReadPage {
  if (!scanned || (scanned.turn === 0 && scanned.quarters === 0)) return page;
  const { quarters, turn } = scanned;
  const isAside = quarters % 2 === 1;
  const [width, height] = isAside ? [page.height, page.width] : [page.width, page.height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const onScan = (box: Box): Box => {
    // About the middle of the page, first back into the tilt and then by quarters against the clock.
    const x = box.x + box.width / 2 - page.width / 2;
    const y = box.y + box.height / 2 - page.height / 2;
    let [fromMiddleX, fromMiddleY] = [x * cos - y * sin, x * sin + y * cos];
    for (let quarter = 0; quarter < quarters; quarter += 1) [fromMiddleX, fromMiddleY] = [fromMiddleY, -fromMiddleX];
    const [wide, high] = isAside ? [box.height, box.width] : [box.width, box.height];
    return {
      x: fromMiddleX + width / 2 - wide / 2,
      y: fromMiddleY + height / 2 - high / 2,
      width: wide,
      height: high,
    };
  };
  return {
    width,
    height,
    boxes: page.boxes.map((box) => box && onScan(box)),
    ...(page.doubted ? { doubted: page.doubted.map(onScan) } : {}),
  };
}
