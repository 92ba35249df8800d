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
import { darkness, densestBand, isOnItsSide, quarterTurned, straightened, tiltOf } from './tilt.ts';
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
  const isAside = isOnItsSide(picture);
  // Of the next pages of a file only those on their side are tried both ways.
  const isFinding = known === undefined || isAside;
  const { quarters, turn, straight, language } = await uprightOf(
    picture,
    isFinding ? (isAside ? [1, 3, 0] : [0, 2]) : [0],
    async (band) => {
      if (!known) return languageOf(engine, band, usual, open);
      if (!isFinding) return { language: known, confidence: 100 };
      await open(known);
      return { language: known, confidence: confidenceOf(engine.linesOf(band)) };
    },
  );
  const from = isFinding ? FINDING : 0;
  onProgress(from);
  await open(language);
  const lines = engine.linesOf(straight, (done) => onProgress(from + (1 - from) * done));
  const { words, marks } = wordsOf(lines, inkOf(straight, darkness(straight.grey)));
  return { width: straight.width, height: straight.height, quarters, turn, words, marks, language };
}

/** A language, and how well a page is read in it: 0 to 100. */
interface FoundLanguage {
  language: RecognisedLanguage;
  confidence: number;
}

/** A page turned by the first of some quarters with which a band of it is read well, or by the best of them. */
async function uprightOf(
  picture: PagePicture,
  tried: readonly number[],
  read: (band: PagePicture) => Promise<FoundLanguage>,
) {
  let best: (FoundLanguage & { quarters: number; turn: number; straight: PagePicture }) | undefined;
  for (const quarters of tried) {
    const turned = quarterTurned(picture, quarters);
    const turn = tiltOf(turned);
    const straight = straightened(turned, turn);
    const found = await read(densestBand(straight));
    if (!best || found.confidence > best.confidence) best = { ...found, quarters, turn, straight };
    if (found.confidence >= POOR) break;
  }
  if (!best) throw new TypeError('A page is tried one way at least');
  return best;
}

/** Finds the language of a page from a band of it, which is read in English, and in other scripts if that was no use. */
async function languageOf(
  engine: Engine,
  band: PagePicture,
  usual: RecognisedLanguage,
  open: (language: RecognisedLanguage) => Promise<void>,
): Promise<FoundLanguage> {
  let best: FoundLanguage = { language: 'eng', confidence: -1 };
  for (const language of ['eng', ...otherScripts] as const) {
    await open(language);
    const lines = engine.linesOf(band);
    const confidence = confidenceOf(lines);
    if (language === 'eng' && confidence >= POOR) {
      const latin = languageOfText(textOf(lines), otherScripts.includes(usual) ? 'eng' : usual);
      return { language: latin, confidence };
    }
    if (confidence > best.confidence) best = { language, confidence };
    if (language !== 'eng' && confidence >= SURE) break;
  }
  return best;
}

/** At this mean confidence, a script need not be compared with others. */
const SURE = 88;

const textOf = (lines: readonly FoundLine[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** The mean confidence of the characters of lines, 0 to 100. */
function confidenceOf(lines: readonly FoundLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
