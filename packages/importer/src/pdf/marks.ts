import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A small filled shape; its centre is in points from the top left. */
export type Mark = { x: number; y: number; size: number };

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;
type Matrix = number[];

const SMALLEST = 1.2;
const LARGEST = 6.5;

/** Finds shapes the size of a bullet and counts pictures, by following the page's drawing operators. */
export const smallMarks = (
  pdfjs: typeof PdfJs,
  operators: Operators,
  base: Matrix,
): { marks: Mark[]; pictures: number } => {
  const { OPS, Util } = pdfjs;
  const marks: Mark[] = [];
  let pictures = 0;
  let matrix = base;
  const stack: Matrix[] = [];
  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index];
    switch (operator) {
      case OPS.save:
        stack.push(matrix);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = stack.pop() ?? base;
        break;
      case OPS.transform:
        if (isMatrix(args)) matrix = Util.transform(matrix, args);
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(matrix);
        if (Array.isArray(args) && isMatrix(args[0])) matrix = Util.transform(matrix, args[0]);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
        pictures += 1;
        break;
      case OPS.constructPath: {
        const box: unknown = Array.isArray(args) ? args[2] : undefined;
        const mark = isNumbers(box) ? markOf(box, matrix) : undefined;
        if (mark) marks.push(mark);
        break;
      }
      default:
    }
  });
  return { marks, pictures };
};

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) || value instanceof Float32Array) && value.length === 4;

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || value instanceof Float32Array) && value.length === 6 && typeof value[0] === 'number';

const markOf = (box: ArrayLike<number>, matrix: Matrix): Mark | undefined => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(box);
  const width = Math.abs((x2 - x1) * a) + Math.abs((y2 - y1) * c);
  const height = Math.abs((x2 - x1) * b) + Math.abs((y2 - y1) * d);
  if (width < SMALLEST || width > LARGEST || height < SMALLEST || height > LARGEST) return undefined;
  if (width / height > 1.6 || height / width > 1.6) return undefined;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  return { x: a * x + c * y + e, y: b * x + d * y + f, size: Math.max(width, height) };
};
