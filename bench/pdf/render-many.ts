/**
 * Runs as a separate Node process: writes ten-page PDFs one after another and prints the memory of the process, in
 * bytes.
 */
import { fontFamilies } from '@vitae/domain';
import { officialPdf, registerFonts } from '@vitae/testkit/official-pdf';
import { renderer, tenPages } from './ours.ts';

const [, , way = '', fontFolder = '', count = ''] = process.argv;
if (way === 'react-pdf') registerFonts(fontFolder, fontFamilies);
const ours = renderer(fontFolder);
const write = (number: number) => (way === 'react-pdf' ? officialPdf(tenPages(number)) : ours(tenPages(number)));

const start = performance.now();
for (let number = 0; number < Number(count); number += 1) await write(number);
const milliseconds = (performance.now() - start) / Number(count);
const { rss } = process.memoryUsage();
// `node --expose-gc`: what is still in use when nothing is being written.
globalThis.gc?.();
console.log(
  JSON.stringify({
    end: rss,
    most: process.resourceUsage().maxRSS * 1024,
    heap: process.memoryUsage().heapUsed,
    milliseconds,
  }),
);
