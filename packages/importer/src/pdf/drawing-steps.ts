import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;

/** a, b, c, d, e, f: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = [number, number, number, number, number, number];

/** A drawing operator of a page, and what its coordinates are transformed by. */
export interface DrawingStep {
  operator: number;
  args: readonly unknown[];
  /** To points from the top left of the page. */
  matrix: Matrix;
}

/** Follows the drawing operators of a page with their transformation matrix; `base` is that of the page. */
export function* drawingSteps(
  { OPS, Util }: Pick<typeof PdfJs, 'OPS' | 'Util'>,
  operators: Operators,
  base: unknown,
): Generator<DrawingStep> {
  const first = matrixOf(base) ?? [1, 0, 0, 1, 0, 0];
  const times = (one: Matrix, other: unknown): Matrix => {
    const second = matrixOf(other);
    return (second && matrixOf(Util.transform(one, second))) ?? one;
  };
  let matrix = first;
  const stack: Matrix[] = [];
  for (const [index, operator] of operators.fnArray.entries()) {
    const given: unknown = operators.argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? first;
    else if (operator === OPS.transform) matrix = times(matrix, given);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      matrix = times(matrix, args[0]);
    } else yield { operator, args, matrix };
  }
}

/** Six numbers, in either of the forms in which pdf.js hands matrices over. */
function matrixOf(value: unknown): Matrix | undefined {
  const numbers = numbersOf(value, 6);
  if (!numbers) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** So many numbers, from an array or a typed one; `undefined` for anything else. */
export function numbersOf(value: unknown, count: number): number[] | undefined {
  if (!(Array.isArray(value) || value instanceof Float32Array) || value.length !== count) return undefined;
  const numbers = Array.from<unknown>(value).filter((each) => typeof each === 'number');
  return numbers.length === count ? numbers : undefined;
}
