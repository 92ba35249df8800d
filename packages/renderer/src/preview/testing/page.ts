/** The page that the preview's tests drive in a real browser. */
import { resumeSchema } from '@vitae/domain';
import { createPreview, type PreviewFrame } from '../index.ts';

const errors: string[] = [];
const photo = await madePhoto();
const preview = createPreview({ assets: async () => photo, onError: ({ message }) => errors.push(message) });

/** A picture with something in every corner. */
async function madePhoto(): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(200, 240);
  const context = canvas.getContext('2d');
  const colours = ['#c33', '#3a3', '#33c', '#cc3'];
  colours.forEach((colour, index) => {
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect((index % 2) * 100, Math.floor(index / 2) * 120, 100, 120);
  });
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bitmapOf = async (png: string) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());

/** Pixels per point. */
const SCALE = 2;
/** Width and height of a cell in pixels. */
const CELL = 8;

/** The brightness of a picture's cells, so that the edges of letters count as ink and not as positions. */
function cellsOf(bitmap: ImageBitmap, width: number, height: number): number[] {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const cells = Array.from({ length: columns * rows * 3 }, () => 0);
  for (let y = 0; y < rows * CELL; y += 1) {
    for (let x = 0; x < columns * CELL; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const cell = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 3 + channel;
        cells[cell] = (cells[cell] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0) / CELL ** 2;
      }
    }
  }
  return cells;
}

export interface Difference {
  /** Mean and largest difference of the cells' brightness, 0–255. */
  mean: number;
  largest: number;
  sizes: [number, number, number, number];
}

interface Shown {
  frame: PreviewFrame;
  announced: number[];
}

const shown = new Map<number, HTMLCanvasElement>();
let frames: number[] = [];

const driver = {
  errors,
  async file(resume: unknown): Promise<{ pdf: string; pageCount: number }> {
    const { bytes, pageCount } = await preview.pdf(resumeSchema.parse(resume));
    return { pdf: toBase64(bytes), pageCount };
  },
  /** Compares our picture of a page with another program's. */
  async compare(resume: unknown, pageIndex: number, png: string): Promise<Difference> {
    const [ours, theirs] = [
      await preview.picture(resumeSchema.parse(resume), { pageIndex, pixelsPerPoint: SCALE }),
      await bitmapOf(png),
    ];
    const [width, height] = [Math.min(ours.width, theirs.width), Math.min(ours.height, theirs.height)];
    const [a, b] = [cellsOf(ours, width, height), cellsOf(theirs, width, height)];
    const differences = a.map((value, index) => Math.abs(value - (b[index] ?? 0)));
    return {
      mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
      largest: differences.reduce((most, value) => Math.max(most, value), 0),
      sizes: [ours.width, ours.height, theirs.width, theirs.height],
    };
  },
  show: (resume: unknown): Promise<Shown> => driver.showAll([resume]),
  /** Shows documents one right after the other and waits for the last; returns the revisions that were announced. */
  async showAll(given: unknown): Promise<Shown> {
    const resumes = Array.isArray(given) ? given.map((resume: unknown) => resumeSchema.parse(resume)) : [];
    frames = [];
    preview.setScale(SCALE);
    preview.setVisible([{ pageIndex: 0, top: 0, bottom: 500 }]);
    return new Promise((resolve) => {
      let last = Number.POSITIVE_INFINITY;
      const stop = preview.subscribe((frame) => {
        for (const { index } of frame.pages) {
          if (shown.has(index)) continue;
          const canvas = document.body.appendChild(document.createElement('canvas'));
          shown.set(index, canvas);
          preview.attach(index, canvas);
        }
        frames.push(frame.revision);
        if (frame.revision < last) return;
        stop();
        resolve({ frame, announced: frames });
      });
      const first = frames.at(-1) ?? 0;
      for (const resume of resumes) preview.update(resume);
      last = first + resumes.length;
    });
  },
  /** How much each attached canvas differs from a full painting of the same page. */
  async canvasDifferences(resume: unknown): Promise<number[]> {
    const differences: number[] = [];
    for (const [pageIndex, canvas] of shown) {
      const whole = await preview.picture(resumeSchema.parse(resume), { pageIndex, pixelsPerPoint: SCALE });
      const [a, b] = [
        cellsOf(await createImageBitmap(canvas), whole.width, whole.height),
        cellsOf(whole, whole.width, whole.height),
      ];
      differences.push(a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0));
    }
    return differences;
  },
};

declare global {
  var previewDriver: typeof driver;
}
globalThis.previewDriver = driver;
