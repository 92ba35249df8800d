import type { AnyDocument } from '@vitae/domain';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEngine,
  createPdfRenderer,
  layoutLines,
  RENDERER_VERSION,
  type LaidOutLine,
  type RenderSources,
} from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { letterTemplates, templates } from '@vitae/templates';
import { PNG } from 'pngjs';
import { z } from 'zod';
import { letterFixtures, pureScriptFixtures, scriptFixtures } from '../fixtures/index.ts';
import { pagePictures, pictureDifference, readPng, stacked, writePng } from '../pdf/pictures.ts';
import { hasPoppler } from '../pdf/poppler.ts';
import { movedLines } from './moved-lines.ts';

const folder = join(import.meta.dirname, '../../golden');
const sources: RenderSources = { fonts: nodeFonts, assets: () => Promise.resolve(undefined) };
const engine = createEngine(sources);
const renderPdf = createPdfRenderer(sources);

/** Pixels per inch of the stored pictures. */
const RESOLUTION = 60;
/** Two versions of poppler differ in the edges of letters by at most this much. */
const PICTURE_TOLERANCE = { pale: 0.03, strong: 0.004 };
/** The number of shades in a stored picture: enough for text, and a third of the bytes. */
const STEP = 17;

const goldenFileSchema = z.object({
  /** Version of the renderer that produced these lines. */
  renderer: z.string(),
  /** A line as `page, x, y, text`. */
  lines: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])),
});

/** A document whose pages are stored. */
export interface GoldenCase {
  name: string;
  document: AnyDocument;
}

/** Every template with English and another script each, and every letter template with a letter. */
export const goldenCases = (): GoldenCase[] => [...resumeCases(), ...pureCases(), ...letterCases()];

/** Each script alone, cycling through the templates, beginning with those that have a rule near their lines. */
function pureCases(): GoldenCase[] {
  const ids = ['banner', 'compact', 'executive', 'modern', 'classic', 'timeline'];
  return pureScriptFixtures.map(({ name, resume }, index) => {
    const id = ids[index % ids.length] ?? 'banner';
    return { name: `${id}-${name}`, document: { ...resume, template: { ...resume.template, id } } };
  });
}

function letterCases(): GoldenCase[] {
  return letterTemplates.flatMap(({ id }, index) =>
    letterFixtures
      .slice(index % letterFixtures.length)
      .slice(0, 1)
      .map(({ name, letter }) => ({
        name: `${id}-${name}`,
        document: { ...letter, template: { ...letter.template, id } },
      })),
  );
}

function resumeCases(): GoldenCase[] {
  const others = ['arabic', 'chinese', 'hebrew', 'japanese', 'hindi'];
  return templates.flatMap(({ id }, index) =>
    ['english', others[index % others.length]].flatMap((language) =>
      scriptFixtures
        .filter(({ name }) => name === language)
        .map(({ name, resume }) => ({
          name: `${id}-${name}`,
          document: { ...resume, template: { ...resume.template, id } },
        })),
    ),
  );
}

/** Names of the cases that are stored. */
export const storedNames = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
    : [];

/**
 * Descriptions of the differences from what is stored, and the path of the picture of the difference; `null` if there
 * are none.
 */
export async function goldenDifference({ name, document }: GoldenCase): Promise<string | null> {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return `${name} is not stored yet: npm run golden`;
  const stored = goldenFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const moved = movedLines(
    stored.lines.map(([page, x, y, text]) => ({ page, x, y, text })),
    await linesNow(document),
  );
  const picture = hasPoppler() ? await pictureNow(document) : null;
  const picturesDiffer = picture && describePicture(name, readPng(readFileSync(join(folder, `${name}.png`))), picture);
  if (moved.length === 0) return picturesDiffer;
  const what =
    stored.renderer === RENDERER_VERSION
      ? 'raise RENDERER_VERSION and renew with npm run golden'
      : 'renew with npm run golden';
  const more = moved.length > 8 ? [`and ${moved.length - 8} more lines`] : [];
  return [
    `${moved.length === 1 ? 'A line' : `${moved.length} lines`} moved: ${what}`,
    ...moved.slice(0, 8),
    ...more,
    ...(picturesDiffer ? [picturesDiffer] : []),
  ].join('\n');
}

/**
 * Stores the current result of a case. @throws if lines moved and the version of the renderer is still the stored one,
 * unless `isUnreleased` says that no document has been declared final with that version yet.
 */
export async function storeGolden(golden: GoldenCase, isUnreleased: boolean): Promise<'new' | 'renewed' | 'the same'> {
  const { name, document } = golden;
  const file = join(folder, `${name}.json`);
  const isNew = !existsSync(file);
  if (!isNew && (await goldenDifference(golden)) === null) return 'the same';
  const lines = await linesNow(document);
  if (!isNew && !isUnreleased) {
    const stored = goldenFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const before = stored.lines.map(([page, x, y, text]) => ({ page, x, y, text }));
    if (stored.renderer === RENDERER_VERSION && movedLines(before, lines).length > 0) {
      throw new Error(`Lines of ${name} moved: raise RENDERER_VERSION in packages/renderer/src/version.ts first.`);
    }
  }
  mkdirSync(folder, { recursive: true });
  const rows = lines.map(({ page, x, y, text }) =>
    JSON.stringify([page, Number(x.toFixed(2)), Number(y.toFixed(2)), text]),
  );
  writeFileSync(file, `{"renderer":${JSON.stringify(RENDERER_VERSION)},"lines":[\n${rows.join(',\n')}\n]}\n`);
  writeFileSync(join(folder, `${name}.png`), stored(await pictureNow(document)));
  return isNew ? 'new' : 'renewed';
}

/** Removes the stored files of a case that no longer exists. */
export function removeGolden(name: string): void {
  for (const ending of ['json', 'png']) rmSync(join(folder, `${name}.${ending}`), { force: true });
}

const linesNow = async (document: AnyDocument): Promise<LaidOutLine[]> => layoutLines(await engine.layOut(document));

/** The pages as drawn by poppler, one below the other. */
async function pictureNow(document: AnyDocument): Promise<PNG> {
  const { bytes } = await renderPdf(document, { attachment: 'none' });
  return stacked(pagePictures(bytes, { resolution: RESOLUTION, gray: true }));
}

/** A gray picture as it is stored: a file with sixteen shades. */
function stored(picture: PNG): Uint8Array {
  const { width, height, data } = picture;
  const rounded = Object.assign(new PNG({ width, height }), {
    data: Buffer.from(data.map((value) => Math.round(value / STEP) * STEP)),
  });
  return writePng(rounded, 9, { gray: true });
}

function describePicture(name: string, before: PNG, after: PNG): string | null {
  const { pale, strong, picture } = pictureDifference(before, after);
  if (pale <= PICTURE_TOLERANCE.pale && strong <= PICTURE_TOLERANCE.strong) return null;
  const file = join(mkdtempSync(join(tmpdir(), 'vitae-golden-')), `${name}.png`);
  writeFileSync(file, writePng(picture, 9));
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  return `The pages look different (${percent(pale)} of the pixels, ${percent(strong)} strongly): see ${file}`;
}
