import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawingSteps, numbersOf, type Matrix } from './drawing-steps.ts';

/** A small filled shape; its centre is in points from the top left. */
export type Mark = { x: number; y: number; size: number };

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;

const SMALLEST = 1.2;
const LARGEST = 6.5;

/** Finds shapes the size of a bullet and counts pictures, by following the page's drawing operators. */
export const smallMarks = (
  pdfjs: typeof PdfJs,
  operators: Operators,
  base: readonly number[],
): { marks: Mark[]; pictures: number } => {
  const { OPS } = pdfjs;
  const marks: Mark[] = [];
  let pictures = 0;
  for (const { operator, args, matrix } of drawingSteps(pdfjs, operators, base)) {
    switch (operator) {
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
        pictures += 1;
        break;
      case OPS.constructPath: {
        const box = numbersOf(args[2], 4);
        const mark = box && markOf(box, matrix);
        if (mark) marks.push(mark);
        break;
      }
      default:
    }
  }
  return { marks, pictures };
};

const markOf = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], matrix: Matrix): Mark | undefined => {
  const [a, b, c, d, e, f] = matrix;
  const width = Math.abs((x2 - x1) * a) + Math.abs((y2 - y1) * c);
  const height = Math.abs((x2 - x1) * b) + Math.abs((y2 - y1) * d);
  if (width < SMALLEST || width > LARGEST || height < SMALLEST || height > LARGEST) return undefined;
  if (width / height > 1.6 || height / width > 1.6) return undefined;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  return { x: a * x + c * y + e, y: b * x + d * y + f, size: Math.max(width, height) };
};
