import { createPreview, type PreviewFrame } from '@vitae/renderer/preview';
import { twoPageResume } from '@vitae/testkit/two-page-resume';
import { afterKeys } from './edits.ts';
import { nextFrame } from './page.ts';

const SCALE = 4 / 3;
const resume = twoPageResume();
const preview = createPreview({ assets: async () => undefined });
preview.setScale(SCALE);
let revision = 0;
let waiting: { revision: number; done: (frame: PreviewFrame) => void } | null = null;
const attached = new Set<number>();

preview.subscribe((frame) => {
  for (const { index, width, height } of frame.pages) {
    if (attached.has(index)) continue;
    attached.add(index);
    const canvas = document.createElement('canvas');
    canvas.style.cssText = `display:block;width:${width * SCALE}px;height:${height * SCALE}px`;
    document.body.append(canvas);
    preview.attach(index, canvas);
  }
  if (waiting && frame.revision >= waiting.revision) waiting.done(frame);
});
preview.setVisible([{ pageIndex: 0, top: 0, bottom: window.innerHeight / SCALE }]);

const show = (count: number) =>
  new Promise<PreviewFrame>((done) => {
    revision += 1;
    waiting = { revision, done };
    preview.update(afterKeys(resume, count));
  });

window.bench = {
  async start() {
    await show(0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
  },
  async key(count) {
    const start = performance.now();
    await show(count);
    const canvas = performance.now() - start;
    await nextFrame();
    return { canvas, frame: performance.now() - start };
  },
};
