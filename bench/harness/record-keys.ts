/** A page's record of one typed character, in milliseconds after the key. */
export interface KeyRecord {
  /** Until the start of the frame that shows the character. */
  frame: number;
  /** Until that frame was painted. */
  painted: number;
  /** Until a canvas was painted; `null` if none was before the next key. */
  pages: number | null;
}

declare global {
  interface Window {
    keyRecords?: KeyRecord[];
  }
}

/** Runs inside a page before its own code: records when typed characters and the pages next to them are painted. */
export function recordKeys(): void {
  const records: KeyRecord[] = [];
  window.keyRecords = records;
  let pressed = 0;
  let record: KeyRecord | null = null;
  window.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      pressed = timeStamp;
      record = null;
      if (key.length !== 1) return;
      const one: KeyRecord = { frame: Number.NaN, painted: Number.NaN, pages: null };
      record = one;
      records.push(one);
    },
    true,
  );
  window.addEventListener(
    'input',
    () => {
      const [one, from] = [record, pressed];
      if (!one) return;
      requestAnimationFrame((begun) => {
        one.frame = begun - from;
        // A message posted in a frame arrives when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          one.painted = performance.now() - from;
          port1.close();
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
  const prototype = CanvasRenderingContext2D.prototype;
  const drawImage: unknown = Object.getOwnPropertyDescriptor(prototype, 'drawImage')?.value;
  if (typeof drawImage !== 'function') throw new Error('Canvases do not paint here');
  Object.defineProperty(prototype, 'drawImage', {
    configurable: true,
    value(...values: unknown[]) {
      drawImage.call(this, ...values);
      const [one, from] = [record, pressed];
      if (one && one.pages === null) {
        one.pages = Number.NaN;
        requestAnimationFrame(() => {
          one.pages = performance.now() - from;
        });
      }
    },
  });
}
