import { pictureSize } from '@vitae/domain';
import { zlibSync } from 'fflate';
import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { pixelsOfPng } from './png.ts';

/** What a PDF has of a picture. */
interface Picture {
  width: number;
  height: number;
  colours: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
  filter: 'FlateDecode' | 'DCTDecode';
  bytes: Uint8Array;
  /** As EXIF says how it is turned, 1 to 8. */
  orientation: number;
}

/** The longer side of the page that a picture becomes, in points: that of A4. */
const longer = 842;

/**
 * A PDF of one page that a PNG or JPEG fills, as it is to be seen; `null` for any other file.
 * @throws {ImportError} too-many-pixels, damaged
 */
export function pictureAsPdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const size = pictureSize(bytes);
  if (!size) return null;
  if (size.width * size.height > IMPORT_LIMITS.scanPixels) throw new ImportError('too-many-pixels');
  return pdfOf(size.type === 'png' ? ofPng(bytes) : ofJpeg(bytes, size.width, size.height));
}

function ofPng(bytes: Uint8Array): Picture {
  const { width, height, grey } = pixelsOfPng(bytes);
  return {
    width,
    height,
    colours: 'DeviceGray',
    filter: 'FlateDecode',
    bytes: zlibSync(grey, { level: 1 }),
    orientation: 1,
  };
}

function ofJpeg(bytes: Uint8Array, width: number, height: number): Picture {
  const { components, orientation } = jpegHead(bytes);
  const colours = components === 1 ? 'DeviceGray' : components === 4 ? 'DeviceCMYK' : 'DeviceRGB';
  return { width, height, colours, filter: 'DCTDecode', bytes, orientation };
}

/** How many components the pixels of a JPEG have, and how EXIF says that it is turned. */
function jpegHead(bytes: Uint8Array): { components: number; orientation: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [components, orientation] = [3, 1];
  for (let at = 2; at + 9 < view.byteLength && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1) orientation = orientationIn(view, at + 4, at + 2 + view.getUint16(at + 2)) ?? orientation;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      components = bytes[at + 9] ?? 3;
      break;
    }
  }
  return { components, orientation };
}

/** The tag of the orientation in an EXIF block (Exif 2.32, 4.6.4). */
function orientationIn(view: DataView, from: number, to: number): number | undefined {
  const end = Math.min(to, view.byteLength);
  if (end - from < 20 || view.getUint32(from) !== 0x45786966) return undefined;
  const head = from + 6;
  const isLittle = view.getUint16(head) === 0x4949;
  const first = head + view.getUint32(head + 4, isLittle);
  if (first + 2 > end) return undefined;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * 12;
    if (at + 12 > end) return undefined;
    if (view.getUint16(at, isLittle) === 0x0112) {
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  }
  return undefined;
}

/** Where the unit square of a picture goes on a unit page, by its orientation: a, b, c, d, e, f. */
const placements: Readonly<Record<number, readonly number[]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

function pdfOf({ width, height, colours, filter, bytes, orientation }: Picture): Uint8Array<ArrayBuffer> {
  const isOnItsSide = orientation > 4;
  const [across, down] = isOnItsSide ? [height, width] : [width, height];
  const scale = longer / Math.max(across, down);
  const [w, h] = [(across * scale).toFixed(2), (down * scale).toFixed(2)];
  const content = `q ${w} 0 0 ${h} 0 0 cm ${(placements[orientation] ?? []).join(' ')} cm /P Do Q`;
  // CMYK in JPEGs is inverted, as Adobe writes it.
  const decode = colours === 'DeviceCMYK' ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
  const objects: (string | [string, Uint8Array])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    [`<< /Length ${content.length} >>`, new TextEncoder().encode(content)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours} /BitsPerComponent 8 /Filter /${filter}${decode} /Length ${bytes.length} >>`,
      bytes,
    ],
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array): void => {
    const encoded = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(encoded);
    length += encoded.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`${object[0]}\nstream\n`);
      add(object[1]);
      add('\nendstream');
    }
    add('\nendobj\n');
    return offset;
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  const pdf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}
