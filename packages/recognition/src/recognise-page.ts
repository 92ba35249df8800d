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
import { darkness, densestBand, straightened, tiltOf } from './tilt.ts';
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

/** Below this mean confidence, a page is in another script than it was read in. */
const POOR = 65;
/** The share of the time that finding the language takes. */
const FINDING = 0.25;

/** What stands on the picture of a page. */
export async function recognisePage(
  engine: Engine,
  picture: PagePicture,
  { language: known, usual, load, onProgress = () => {} }: RecogniseOptions,
): Promise<RecognisedPage> {
  const turn = tiltOf(picture);
  const straight = straightened(picture, turn);
  const open = async (language: RecognisedLanguage): Promise<void> => {
    const data = new Map<string, Uint8Array>();
    for (const part of recognisedLanguages[language]) data.set(part, await load(part));
    engine.use(data);
  };
  const language = known ?? (await languageOf(engine, densestBand(straight), usual, open));
  const from = known ? 0 : FINDING;
  onProgress(from);
  await open(language);
  const lines = engine.linesOf(straight, (done) => onProgress(from + (1 - from) * done));
  return recognisedOf(straight, lines, turn, language);
}

/** Finds the language of a page from a band of it, which is read in English, and in other scripts if that was no use. */
async function languageOf(
  engine: Engine,
  band: PagePicture,
  usual: RecognisedLanguage,
  open: (language: RecognisedLanguage) => Promise<void>,
): Promise<RecognisedLanguage> {
  let best: { language: RecognisedLanguage; confidence: number } | undefined;
  for (const language of ['eng', ...otherScripts] as const) {
    await open(language);
    const lines = engine.linesOf(band);
    const confidence = confidenceOf(lines);
    if (language === 'eng' && confidence >= POOR)
      return languageOfText(textOf(lines), otherScripts.includes(usual) ? 'eng' : usual);
    if (!best || confidence > best.confidence) best = { language, confidence };
    if (language !== 'eng' && confidence >= SURE) break;
  }
  return best?.language ?? 'eng';
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

/** What the engine found on a picture that is straight. */
export function recognisedOf(
  picture: PagePicture,
  lines: readonly FoundLine[],
  turn: number,
  language: RecognisedLanguage,
): RecognisedPage {
  const { words, marks } = wordsOf(lines, inkOf(picture, darkness(picture.grey)));
  return { width: picture.width, height: picture.height, turn, words, marks, language };
}
