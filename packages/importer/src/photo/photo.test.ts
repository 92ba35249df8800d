import { pictureSize } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import { handWrittenPdf, stream } from '@vitae/testkit/hand-written-pdf';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../resume/import-file.ts';
import { pixelsOfPng } from '../scan/png.ts';
import { isLikePhoto, photoAsset } from './photo-of-person.ts';
import { writePng, type ColourPicture } from './write-png.ts';

/** Pixels by their place, each part from 0 to 255. */
function picture(width: number, height: number, at: (x: number, y: number) => ArrayLike<number>): ColourPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) rgb.set(at(x, y), (y * width + x) * 3);
  return { width, height, rgb };
}

/** Light that falls across a face, with the grain of a camera. */
const face = (width = 120, height = 150) =>
  picture(width, height, (x, y) => {
    const light = 128 + 100 * Math.sin(x / 23) * Math.cos(y / 31);
    return [light + ((x * 7 + y * 13) % 5), light * 0.8 + ((x * 3 + y * 5) % 7), light * 0.6];
  });
/** Two colours in areas, as logos have them. */
const logo = () =>
  picture(120, 120, (x, y) => ((x - 60) ** 2 + (y - 60) ** 2 < 2500 ? [200, 30, 40] : [255, 255, 255]));

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** A resume whose page shows pictures: each at a place, of a size in points. */
const pdfWith = (
  ...shown: readonly { picture: ColourPicture; x: number; y: number; width: number; height: number }[]
) =>
  handWrittenPdf({
    content: [
      'BT /F 20 Tf 50 740 Td (Ada Bell) Tj 0 -30 Td /F 10 Tf (ada@example.com) Tj',
      '0 -40 Td /F 14 Tf (Experience) Tj 0 -20 Td /F 10 Tf (Engineer, Mill Works, 2019 - 2021) Tj ET',
      ...shown.map(({ x, y, width, height }, at) => `q ${width} 0 0 ${height} ${x} ${y} cm /P${at} Do Q`),
    ].join('\n'),
    resources: `/XObject << ${shown.map((_, at) => `/P${at} ${at + 7} 0 R`).join(' ')} >>`,
    more: shown.map(({ picture: { width, height, rgb } }) =>
      stream(
        latin(rgb),
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      ),
    ),
  });

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const { resume, assets } = await importFile({ name, bytes });
  expect(resume.basics.fullName).toBe('Ada Bell');
  const { photo } = resume.basics;
  return { photo, asset: photo ? assets.get(photo.asset) : undefined };
};

describe('the photo in a PDF', () => {
  it('comes with the resume, as a PNG of its colours', async () => {
    const { photo, asset } = await read('a.pdf', pdfWith({ picture: face(), x: 450, y: 650, width: 90, height: 112 }));
    expect(photo).toMatchObject({ alt: 'Ada Bell' });
    expect(asset?.type).toBe('image/png');
    expect(pictureSize(asset?.bytes ?? new Uint8Array())).toEqual({ type: 'png', width: 120, height: 150 });
  });

  it.each([
    ['a logo', [{ picture: logo(), x: 450, y: 650, width: 90, height: 90 }]],
    ['wide, as a banner is', [{ picture: face(), x: 50, y: 650, width: 220, height: 90 }]],
    ['small, as an icon is', [{ picture: face(), x: 50, y: 700, width: 20, height: 20 }]],
    ['the page', [{ picture: face(), x: 0, y: 0, width: 600, height: 800 }]],
    ['in the lower half', [{ picture: face(), x: 50, y: 100, width: 90, height: 112 }]],
    [
      'one of two',
      [
        { picture: face(), x: 450, y: 650, width: 90, height: 112 },
        { picture: face(), x: 300, y: 650, width: 90, height: 112 },
      ],
    ],
  ])('is none that is %s', async (_what, shown) => {
    expect(await read('a.pdf', pdfWith(...shown))).toEqual({ photo: null, asset: undefined });
  });
});

const points = (size: number) => size * 12_700;
/** A Word file with a picture of 80 by 100 points in its text. */
const docxWith = (media: Record<string, Uint8Array>, target: string, [width, height] = [80, 100]) =>
  Uint8Array.from(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document><w:body><w:p><w:r><w:drawing><wp:inline><wp:extent cx="${points(width ?? 0)}" cy="${points(height ?? 0)}"/><a:graphic><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphic></wp:inline></w:drawing></w:r></w:p>` +
          ['Ada Bell', 'ada@example.com', 'Experience', 'Engineer, Mill Works, 2019 - 2021']
            .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
            .join('') +
          '</w:body></w:document>',
      ),
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships><Relationship Id="rId5" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"/></Relationships>`,
      ),
      ...media,
    }),
  );

/** A page of paper on which pictures lie, as a scanner sees it at two pixels to a point. */
const scanOf = (...lying: readonly { picture: ColourPicture; x: number; y: number }[]) =>
  picture(1224, 1584, (x, y) => {
    const lies = lying.find(
      (one) => x >= one.x && x < one.x + one.picture.width && y >= one.y && y < one.y + one.picture.height,
    );
    const noise = (x * 5 + y * 3) % 4;
    if (!lies) return [248 + noise, 247 + noise, 244 + noise];
    const at = ((y - lies.y) * lies.picture.width + x - lies.x) * 3;
    return lies.picture.rgb.subarray(at, at + 3);
  });
const word = { x: 100, width: 200, baseline: 120, size: 40, confidence: 95, isBold: false, isFollowed: false };
const recognised = (quarters = 0): RecognisedPage => ({
  width: 1224,
  height: 1584,
  quarters,
  turn: 0,
  language: 'eng',
  marks: [],
  words: ['Ada Bell', 'ada@example.com', 'Experience', 'Engineer, Mill Works', '2019 - 2021'].map((text, line) => ({
    ...word,
    text,
    baseline: 120 + 60 * line,
  })),
});
const onScan = async (scan: ColourPicture, quarters?: number) => {
  const bytes = pdfWith({ picture: scan, x: 0, y: 0, width: 612, height: 792 });
  const { resume, assets } = await importFile({
    name: 'a.pdf',
    bytes,
    recognised: new Map([[0, recognised(quarters)]]),
  });
  return resume.basics.photo ? assets.get(resume.basics.photo.asset)?.bytes : undefined;
};

describe('the photo on a scan', () => {
  it('is cut out of the page', async () => {
    const photo = await onScan(scanOf({ picture: face(180, 224), x: 960, y: 96 }));
    expect(pictureSize(photo ?? new Uint8Array())).toMatchObject({ width: 176, height: 224 });
  });

  it('is cut out of a column of one colour too', async () => {
    const column = picture(400, 1584, () => [40, 60, 90]);
    const photo = await onScan(scanOf({ picture: face(180, 224), x: 104, y: 96 }, { picture: column, x: 0, y: 0 }));
    expect(pictureSize(photo ?? new Uint8Array())).toMatchObject({ height: 224 });
  });

  it.each([
    ['on a page that lay on its side', scanOf({ picture: face(180, 224), x: 960, y: 96 }), 1],
    ['in the lower half', scanOf({ picture: face(180, 224), x: 960, y: 1200 }), 0],
    ['one of two', scanOf(...[300, 960].map((x) => ({ picture: face(180, 224), x, y: 96 }))), 0],
    ['an area of one colour', scanOf({ picture: logo(), x: 960, y: 96 }), 0],
    ['not there', scanOf(), 0],
  ])('is none that is %s', async (_what, scan, quarters) => {
    expect(await onScan(scan, quarters)).toBeUndefined();
  });
});

describe('the photo in a Word file', () => {
  it('comes with the resume, without what else its file says', async () => {
    const png = writePng(face());
    // A chunk of text behind the head of the picture, as cameras and editors write it.
    const said = Uint8Array.of(0, 0, 0, 4, ...strToU8('tEXtA\0me'), 0, 0, 0, 0);
    const written = Uint8Array.from([...png.slice(0, 33), ...said, ...png.slice(33)]);
    const { photo, asset } = await read('a.docx', docxWith({ 'word/media/image1.png': written }, 'media/image1.png'));
    expect(photo).toMatchObject({ alt: 'Ada Bell' });
    expect(asset).toEqual({ type: 'image/png', bytes: png });
  });

  it('is none that is a logo, wide, damaged or outside the file', async () => {
    const none = { photo: null, asset: undefined };
    const png = writePng(face());
    const media = (bytes: Uint8Array) => ({ 'word/media/image1.png': bytes });
    expect(await read('a.docx', docxWith(media(writePng(logo())), 'media/image1.png'))).toEqual(none);
    expect(await read('a.docx', docxWith(media(png), 'media/image1.png', [300, 60]))).toEqual(none);
    expect(await read('a.docx', docxWith(media(png.slice(0, 60)), 'media/image1.png'))).toEqual(none);
    expect(await read('a.docx', docxWith(media(png), '../../../secret.png'))).toEqual(none);
  });
});

describe('pixels', () => {
  it('are told apart: photos from drawings', () => {
    expect(isLikePhoto(face())).toBe(true);
    expect(isLikePhoto(logo())).toBe(false);
    expect(isLikePhoto(picture(100, 100, (x) => [x * 2, x * 2, x * 2]))).toBe(true);
    expect(isLikePhoto(picture(100, 100, (x, y) => (((x >> 2) + (y >> 2)) % 2 ? [0, 0, 0] : [255, 255, 255])))).toBe(
      false,
    );
  });

  it('of a large photo become a PNG that every store accepts', () => {
    let state = 1;
    const grain = () => (state = (state * 48_271) % 2_147_483_647) % 256;
    const { bytes } = photoAsset(picture(1200, 1600, () => [grain(), grain(), grain()]));
    expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
    const { width, height, grey } = pixelsOfPng(bytes);
    expect(height / width).toBeCloseTo(4 / 3, 1);
    expect(grey).toHaveLength(width * height);
  });

  it('are the same once a PNG is read again', () => {
    const grey = picture(5, 3, (x, y) => [x * 40 + y, x * 40 + y, x * 40 + y]);
    const again = pixelsOfPng(writePng(grey)).grey;
    // Grey is weighed from three colours, and rounded.
    for (const [at, level] of again.entries()) expect(Math.abs(level - (grey.rgb[at * 3] ?? 0))).toBeLessThanOrEqual(1);
  });
});
