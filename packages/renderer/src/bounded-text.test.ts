import { newId } from '@vitae/domain';
import { aCoverLetter, aResume } from '@vitae/testkit';
import { expect, it } from 'vitest';
import { createEngine, pageCount } from './engine.ts';
import { nodeFonts } from './node.ts';
import { renderPdf } from './render-pdf.ts';
import { everyNth } from '@vitae/testkit/sample';

const sources = { fonts: nodeFonts, assets: async () => undefined };
const engine = createEngine(sources);
const body = (text: string) => aCoverLetter({ paragraphs: [{ id: newId(), text }] });

/** Milliseconds of processor time that a refused document takes at most; to lay it out took minutes, or had no end. */
const mostMs = 20_000;

const tooMuch = {
  'runs of a summary': aResume({ summary: '**word** '.repeat(50_000) }),
  'bullets of a summary': aResume({ summary: '- word\n'.repeat(20_000) }),
  'words of a summary': aResume({ summary: 'word '.repeat(70_000) }),
  'runs of a letter': body('**word** *word* '.repeat(3_000)),
  'paragraphs of a letter': aCoverLetter({
    paragraphs: Array.from({ length: 10_000 }, () => ({ id: newId(), text: 'A paragraph' })),
  }),
};

it.each(everyNth(2, 0, Object.entries(tooMuch)))('too many %s are refused at once, and say why', async (_what, doc) => {
  const before = process.threadCpuUsage();
  await expect(engine.layOut(doc)).rejects.toMatchObject({ name: 'TooLongError' });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(mostMs);
});

it('so is a file of a letter and a resume, whichever of them is too long', async () => {
  const [long, short] = [aResume({ summary: '**word** '.repeat(5_000) }), aResume()];
  await expect(renderPdf(body('Hello'), sources, { followedBy: long })).rejects.toMatchObject({ name: 'TooLongError' });
  await expect(renderPdf(tooMuch['runs of a letter'], sources, { followedBy: short })).rejects.toMatchObject({
    name: 'TooLongError',
  });
});

it('what people write is far from that: a hundred words in bold on each of twelve pages', async () => {
  const page = `${'**word** and some more of it after that '.repeat(100)}\n\n`;
  expect(pageCount(await engine.layOut(aResume({ summary: page.repeat(18) })))).toBeGreaterThan(11);
});
