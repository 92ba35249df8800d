import type { Engine, FoundLine } from './core.ts';
import { inkOf } from './ink.ts';
import {
  languageOfText,
  otherScripts,
  recognisedLanguages,
  type LanguageData,
  type RecognisedLanguage,
} from './languages.ts';
import type { PagePicture, RecognisedPage } from './page.ts';
import { darkness, darkPoints, densestBand, isOnItsSide, quarterTurned, straightened, tiltOf } from './tilt.ts';
import { wordsOf } from './words.ts';

export interface RecogniseOptions {
  /** The language of the page, if another page of the file has shown it. */
  language?: RecognisedLanguage | undefined;
  /** The language to use where a page in Latin script does not show one. */
  usual: RecognisedLanguage;
  /** Gets the data of a language, unpacked. */
  load: (language: LanguageData) => Promise<Uint8Array>;
  /** Told a share from 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Below this mean confidence, a page is in another script than it was read in, or on its side, or upside down. */
const POOR = 65;
/** The share of the time that finding the language takes. */
const FINDING = 0.25;

/** What stands on the picture of a page. */
export async function recognisePage(
  engine: Engine,
  picture: PagePicture,
  { language: known, usual, load, onProgress = () => {} }: RecogniseOptions,
): Promise<RecognisedPage> {
  const open = async (language: RecognisedLanguage): Promise<void> => {
    const data = new Map<string, Uint8Array>();
    for (const part of recognisedLanguages[language]) data.set(part, await load(part));
    engine.use(data);
  };
  const points = darkPoints(picture);
  const isAside = isOnItsSide(picture, points);
  const read = async (band: PagePicture): Promise<FoundLanguage> => {
    if (!known) return languageOf(engine, band, usual, open);
    await open(known);
    return { language: known, ...sureness(engine.linesOf(band)) };
  };
  // Of the next pages of a file only those on their side are tried both ways.
  const isReady = known !== undefined && !isAside;
  const { quarters, turn, straight, language } = isReady
    ? { ...turnedBy(0, picture, points), language: known }
    : await uprightOf(picture, points, isAside, read);
  const from = isReady ? 0 : FINDING;
  onProgress(from);
  await open(language);
  const lines = engine.linesOf(straight, (done) => onProgress(from + (1 - from) * done));
  const { words, marks } = wordsOf(lines, inkOf(straight, darkness(straight.grey)));
  return { width: straight.width, height: straight.height, quarters, turn, words, marks, language };
}

/** A language, and how well a page is read in it. */
interface FoundLanguage {
  language: RecognisedLanguage;
  /** The mean of all characters, 0 to 100. */
  confidence: number;
  /** How many letters are in level words that are sure. */
  sureLetters: number;
}

type Points = ReturnType<typeof darkPoints>;

/** A page turned by some quarters, clockwise, and then put straight. `points` are the dark ones of the page as it is. */
function turnedBy(quarters: number, picture: PagePicture, points: Points) {
  const turned = quarterTurned(picture, quarters);
  const turn = turned === picture ? tiltOf(picture, points) : tiltOf(turned);
  return { quarters, turn, straight: straightened(turned, turn) };
}

/** A page turned the way in which most of a band of it is read: as it is, or by a quarter or half if that may be needed. */
async function uprightOf(
  picture: PagePicture,
  points: Points,
  isAside: boolean,
  read: (band: PagePicture) => Promise<FoundLanguage>,
) {
  const tried = async (quarters: number) => {
    const turned = turnedBy(quarters, picture, points);
    return { ...turned, ...(await read(densestBand(turned.straight))) };
  };
  let best = await tried(0);
  // Of a page that seems to lie on its side, all are compared: text that runs up or down may seem sure as well.
  if (!isAside && best.confidence >= POOR) return best;
  for (const quarters of isAside ? [1, 3] : [2]) {
    const other = await tried(quarters);
    if (other.sureLetters > best.sureLetters) best = other;
  }
  return best;
}

/** Finds the language of a page from a band of it, which is read in English, and in other scripts if that was no use. */
async function languageOf(
  engine: Engine,
  band: PagePicture,
  usual: RecognisedLanguage,
  open: (language: RecognisedLanguage) => Promise<void>,
): Promise<FoundLanguage> {
  let best: FoundLanguage = { language: 'eng', confidence: -1, sureLetters: 0 };
  for (const language of ['eng', ...otherScripts] as const) {
    await open(language);
    const lines = engine.linesOf(band);
    const { confidence, sureLetters } = sureness(lines);
    if (language === 'eng' && confidence >= POOR) {
      const latin = languageOfText(textOf(lines), otherScripts.includes(usual) ? 'eng' : usual);
      return { language: latin, confidence, sureLetters };
    }
    if (confidence > best.confidence) best = { language, confidence, sureLetters };
    if (language !== 'eng' && confidence >= SURE) break;
  }
  return best;
}

/** At this mean confidence, a script need not be compared with others. */
const SURE = 88;

const textOf = (lines: readonly FoundLine[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** Words of fewer letters are read into rules and edges. */
const LEAST_LETTERS = 3;

/** How sure the engine is of lines. */
function sureness(lines: readonly FoundLine[]): Pick<FoundLanguage, 'confidence' | 'sureLetters'> {
  let [sum, letters, sureLetters] = [0, 0, 0];
  for (const { text, confidence, bbox } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length;
    letters += text.length;
    // The engine reads text that runs up or down as well, letter by letter and without its lines.
    const isLevel = bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0;
    if (isLevel && confidence >= POOR && text.length >= LEAST_LETTERS) sureLetters += text.length;
  }
  return { confidence: letters === 0 ? 0 : sum / letters, sureLetters };
}
