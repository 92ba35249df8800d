/** A page's record of its opening, in milliseconds after navigation; `null` for what has not happened yet. */
export interface Opening {
  /** A field of the form is on the screen and accepts input. */
  form: number | null;
  /** A page of the preview is on the screen, possibly the last painted one. */
  page: number | null;
  /** A page that was drawn after this navigation is on the screen. */
  drawn: number | null;
}

declare global {
  interface Window {
    opening?: Opening;
  }
}

/** Runs inside a page before its own code: records when its form and its pages appear. */
export function recordOpening(): void {
  const opening: Opening = { form: null, page: null, drawn: null };
  window.opening = opening;
  const note = (what: keyof Opening) => {
    if (opening[what] !== null) return;
    opening[what] = Number.NaN;
    requestAnimationFrame(() => {
      // A message posted in a frame arrives when the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        opening[what] = performance.now();
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main :is(input, textarea):enabled')) return;
    observer.disconnect();
    note('form');
  }).observe(document, { subtree: true, childList: true });
  const prototype = CanvasRenderingContext2D.prototype;
  const drawImage: unknown = Object.getOwnPropertyDescriptor(prototype, 'drawImage')?.value;
  if (typeof drawImage !== 'function') throw new Error('Canvases do not paint here');
  Object.defineProperty(prototype, 'drawImage', {
    configurable: true,
    value(...values: unknown[]) {
      drawImage.call(this, ...values);
      const canvas = this instanceof CanvasRenderingContext2D ? this.canvas : null;
      if (!canvas?.closest('[data-page]')) return;
      note('page');
      if (!canvas.closest('[data-kept]')) note('drawn');
    },
  });
}
