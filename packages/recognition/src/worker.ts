/** Entry of the browser's module worker: recognises the one page that it gets, and is ended. */
import { answerTo } from './answer.ts';

/** The addresses of the program and of the data of each language, which an app ships beside its code. */
const addresses = import.meta.glob<string>(
  [
    '../node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
    '../node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const addressOf = (name: string): string | undefined =>
  Object.entries(addresses).find(([path]) =>
    name === 'program' ? path.endsWith('.wasm') : path.endsWith(`/${name}.traineddata.gz`),
  )?.[1];

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answerTo(
    data,
    async (name) => {
      const response = await fetch(new URL(addressOf(name) ?? '', self.location.href));
      if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    (answer) => self.postMessage(answer),
  ).then((answer) => self.postMessage(answer));
});
