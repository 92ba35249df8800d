/** Entry of the Node worker thread: checks the texts it was started with. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { checkTexts } from './check-texts.ts';
import { openLinter } from './linter.ts';

const wasm = new URL('../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm', import.meta.url);

const texts = z.array(z.string()).parse(workerData);
const linter = await openLinter(new Blob([await readFile(wasm)]));
parentPort?.postMessage(checkTexts(texts, linter));
