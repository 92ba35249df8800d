/** Entry of the Node worker thread: recognises the page that it was started with. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { answerTo } from './answer.ts';

const files = {
  program: new URL('../node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url),
  ara: new URL('../node_modules/@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz', import.meta.url),
  chi_sim: new URL('../node_modules/@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz', import.meta.url),
  deu: new URL('../node_modules/@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz', import.meta.url),
  eng: new URL('../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url),
  fra: new URL('../node_modules/@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz', import.meta.url),
  jpn: new URL('../node_modules/@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz', import.meta.url),
  por: new URL('../node_modules/@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz', import.meta.url),
  spa: new URL('../node_modules/@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz', import.meta.url),
};

const answer = await answerTo(
  workerData,
  async (name) => Uint8Array.from(await readFile(files[name])),
  (message) => parentPort?.postMessage(message),
);
parentPort?.postMessage(answer);
