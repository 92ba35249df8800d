import { createResume } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { createPagePictures, paperOf } from './page-pictures.ts';

const resume = { ...createResume({ title: 'A' }), country: 'GB' };

function start() {
  const asked: { title: string; width: number }[] = [];
  const picture: Preview['picture'] = async ({ title }, { pixelsPerPoint }) => {
    asked.push({ title, width: pixelsPerPoint * paperOf(resume).width });
    return { width: 1, height: 1, close: () => undefined };
  };
  const preview: Preview = {
    picture,
    update: () => undefined,
    attach: () => () => undefined,
    isPainted: () => true,
    setScale: () => undefined,
    setVisible: () => undefined,
    subscribe: () => () => undefined,
    pdf: () => Promise.reject(new Error('No file was asked for')),
    settle: () => Promise.reject(new Error('No layout was asked for')),
    drawn: () => Promise.reject(new Error('No evaluation was asked for')),
    dispose: () => undefined,
  };
  return { asked, pictures: createPagePictures(createMemoryStore(), () => Promise.resolve(preview), 0) };
}

const onlooker = (isSeen = true) => {
  const gone = new AbortController();
  return { leave: () => gone.abort(), isInSight: () => isSeen, signal: gone.signal };
};

it('draws pictures as wide as their container, one after the other', async () => {
  const { asked, pictures } = start();
  await Promise.all(['first', 'second'].map((title) => pictures.draw({ ...resume, title }, 300, onlooker())));
  expect(asked.map(({ title }) => title)).toEqual(['first', 'second']);
  for (const { width } of asked) expect(width).toBeCloseTo(300);
});

it('draws visible pictures before those that have scrolled away', async () => {
  const { asked, pictures } = start();
  const [away, here] = [onlooker(false), onlooker()];
  await Promise.all([
    pictures.draw({ ...resume, title: 'away' }, 300, away),
    pictures.draw({ ...resume, title: 'here' }, 300, here),
  ]);
  expect(asked.map(({ title }) => title)).toEqual(['here', 'away']);
});

it('skips a picture that is no longer needed when its turn comes', async () => {
  const { asked, pictures } = start();
  const gone = onlooker();
  const first = pictures.draw({ ...resume, title: 'gone' }, 300, gone);
  const second = pictures.draw({ ...resume, title: 'seen' }, 300, onlooker());
  gone.leave();
  await expect(first).rejects.toThrow('aborted');
  await second;
  expect(asked.map(({ title }) => title)).toEqual(['seen']);
});
