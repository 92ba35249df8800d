import openCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import * as z from 'zod/mini';
import type { PagePicture } from './page.ts';

const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const lineSchema = z.object({
  bbox: boxSchema,
  baseline: boxSchema,
  rowAttributes: z.object({ rowHeight: z.number(), descenders: z.number(), ascenders: z.number() }),
  words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: boxSchema })),
});
const answerSchema = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(lineSchema) })) })),
});

/** A line as the engine found it, in pixels. */
export type FoundLine = z.infer<typeof lineSchema>;

/** Recognises text with the data of one language. */
export interface Engine {
  /** Lines of a page, or of a band of it. `onProgress` is told a share from 0 to 1. */
  linesOf: (picture: PagePicture, onProgress?: (done: number) => void) => FoundLine[];
  /** Reads with the data of these languages from now on; the first is the one that most of a page is in. */
  use: (data: ReadonlyMap<string, Uint8Array>) => void;
}

const lstmOnly = 1;

/** Opens the engine from the bytes of its WebAssembly. */
export async function openEngine(wasm: Uint8Array): Promise<Engine> {
  let report: ((done: number) => void) | undefined;
  const core = await openCore({
    wasmBinary: wasm,
    TesseractProgress: (percent) => report?.(percent / 100),
    // What it says about its work is for its developers.
    print: () => {},
    printErr: () => {},
  });
  const api = new core.TessBaseAPI();
  return {
    use: (data) => {
      for (const [language, file] of data) core.FS.writeFile(`/${language}.traineddata`, file);
      const languages = [...data.keys()].join('+');
      if (api.Init(null, languages, lstmOnly) !== 0) throw new Error(`The data of ${languages} cannot be opened`);
      for (const language of data.keys()) core.FS.unlink(`/${language}.traineddata`);
      api.SetVariable('tessedit_pageseg_mode', '3');
    },
    linesOf: (picture, onProgress) => {
      report = onProgress;
      core.FS.writeFile('/input', withHead(picture));
      try {
        if (api.SetImageFile(1, 0) !== 0) throw new Error('The picture of the page cannot be opened');
        if (api.Recognize(null) !== 0) throw new Error('The page cannot be read');
        const { blocks } = answerSchema.parse(JSON.parse(api.GetJSONText()));
        return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      } finally {
        report = undefined;
      }
    },
  };
}

/** A picture as a file of the portable graymap format. */
function withHead({ width, height, grey }: PagePicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
