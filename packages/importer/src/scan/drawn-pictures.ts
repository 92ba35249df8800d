import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { drawingSteps, type Matrix } from '../pdf/drawing-steps.ts';

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;

/** A picture that a page draws, with its pixels as the file stores them. */
export interface DrawnPicture {
  width: number;
  height: number;
  /** Bits of one grey level, or bytes of colour; a mask is bits, of which 0 is painted. */
  form: 'bits' | 'rgb' | 'rgba' | 'mask';
  data: Uint8Array | Uint8ClampedArray;
  /** From its unit square, whose origin is its lower left corner, to points from the top left of the page. */
  matrix: Matrix;
}

const pixelsSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.number().optional(),
  data: z.custom<Uint8Array | Uint8ClampedArray>(
    (value) => value instanceof Uint8Array || value instanceof Uint8ClampedArray,
  ),
});

/**
 * Follows the drawing operators of a page and hands over each picture that it draws, in order. Only those that are wanted,
 * by where they are, are waited for.
 */
export async function eachPicture(
  pdfjs: typeof PdfJs,
  page: PdfJs.PDFPageProxy,
  operators: Operators,
  take: (picture: DrawnPicture) => void,
  { isWanted = () => true, patience = PATIENCE }: { isWanted?: (matrix: Matrix) => boolean; patience?: number } = {},
): Promise<void> {
  const { OPS, ImageKind } = pdfjs;
  const forms: Readonly<Record<number, DrawnPicture['form']>> = {
    [ImageKind.GRAYSCALE_1BPP]: 'bits',
    [ImageKind.RGB_24BPP]: 'rgb',
    [ImageKind.RGBA_32BPP]: 'rgba',
  };
  const draw = (pixels: unknown, matrix: Matrix, isMask: boolean): void => {
    const picture = pixelsSchema.safeParse(pixels).data;
    const form = isMask ? 'mask' : forms[picture?.kind ?? 0];
    if (picture && form && picture.data.length >= leastBytes(picture.width, picture.height, form))
      take({ width: picture.width, height: picture.height, form, data: picture.data, matrix });
  };
  const isPicture = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  const steps = drawingSteps(pdfjs, operators, page.getViewport({ scale: 1 }).transform);
  for (const { operator, args, matrix } of steps) {
    const [first] = args;
    if (!isPicture.has(operator) || !isWanted(matrix)) continue;
    switch (operator) {
      case OPS.paintImageXObject:
        if (typeof first === 'string') draw(await objectOf(page, first, patience), matrix, false);
        break;
      case OPS.paintInlineImageXObject:
        draw(first, matrix, false);
        break;
      case OPS.paintImageMaskXObject: {
        const mask = z.object({ data: z.unknown() }).safeParse(first).data;
        draw(typeof mask?.data === 'string' ? await objectOf(page, mask.data, patience) : first, matrix, true);
        break;
      }
      default:
    }
  }
}

/** How long a picture of a page may take to be decoded, in milliseconds; one that cannot be decoded never comes. */
const PATIENCE = 20_000;

const objectOf = (page: PdfJs.PDFPageProxy, id: string, patience: number): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, (data: unknown) => {
      clearTimeout(timer);
      resolve(data);
    });
  });

const leastBytes = (width: number, height: number, form: DrawnPicture['form']): number =>
  form === 'bits' || form === 'mask' ? ((width + 7) >> 3) * height : width * height * (form === 'rgb' ? 3 : 4);
