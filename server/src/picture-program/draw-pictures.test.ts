import { mostPictured, pictureWidths, previewSize } from '@vitae/api/pictures';
import { loadImage } from '@napi-rs/canvas';
import { loadWholeSample } from '@vitae/samples';
import { expect, it } from 'vitest';
import { drawPictures } from './draw-pictures.ts';

const all = { mostPages: mostPictured, widths: [...pictureWidths] };
const preview = { title: 'Registered Nurse', line: 'Resume example', site: 'Vitae' };

it('draws pages in all widths, the preview of a link, and says where places are', async () => {
  const { document, points } = await loadWholeSample('resume', 'registered-nurse');
  const places = [...points.map(({ at }) => at), 'summary', 'no such place'];
  const outcome = await drawPictures({ id: 'a', document: JSON.stringify(document), places, ...all, preview });
  if (outcome.is !== 'drawn') throw new Error(outcome.reason);
  const { pages, places: found } = outcome.drawn;
  expect(pages).toEqual([{ width: 612, height: 792 }]);
  expect(found.at(-1)).toBeNull();
  expect(found.slice(0, -1).every((place) => place?.page === 1 && place.x > 0 && place.y > 0)).toBe(true);
  expect([...outcome.files.keys()].toSorted()).toEqual(
    [...pictureWidths.map((width) => `1-${width}.webp`), 'preview.jpg'].toSorted(),
  );
  const sizeOf = async (name: string) => {
    const { width, height } = await loadImage(Buffer.from(outcome.files.get(name) ?? []));
    return { width, height };
  };
  expect(await sizeOf('preview.jpg')).toEqual(previewSize);
  expect(await sizeOf('1-800.webp')).toEqual({ width: 800, height: 1035 });
});

it('says why it cannot draw', async () => {
  expect(await drawPictures({ id: 'a', document: '{"kind":"poem"}', places: [], ...all, preview })).toMatchObject({
    is: 'failed',
    id: 'a',
  });
});
