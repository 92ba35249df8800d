import { pass, resumeCheck, skip, warn } from '../check.ts';
import type { TextRun } from '../input.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

const limit = 2;
/** Chinese and Japanese have no bold or italics of the same family: headings and stress are in others. */
const limitOfHan = 3;
const HAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu;
/** Scripts for which a design needs a family of its own, since fonts have few of them. */
const scripts = [
  /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{N}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}/gu,
  /\p{Script=Thai}/gu,
  HAN,
] as const;
/** Small capitals and narrow letters are of the family that they are cut from: "ComputerModernCaps", "LMSansDemiCond". */
const SMALL_CAPITALS = /(?<=\p{Ll}) ?(?:(?:Small)?Caps|SC|(?:Demi|Semi|Extra)?(?:Cond|Condensed|Narrow))$/u;
/** A family in fewer letters than this is of signs, or fills in for letters that another lacks. */
const share = 0.02;

/** The families in which letters of a script are written, most of them first. */
function familiesOf(runs: readonly Pick<TextRun, 'font' | 'text'>[], script: RegExp): string[] {
  const letters = new Map<string, number>();
  let all = 0;
  for (const { font, text } of runs) {
    all += text.length;
    const count = text.match(script)?.length ?? 0;
    if (count > 0) letters.set(font, (letters.get(font) ?? 0) + count);
  }
  return [...letters]
    .filter(([, count]) => count >= share * all)
    .toSorted(([, a], [, b]) => b - a)
    .map(([font]) => font);
}

export const fmt07 = resumeCheck({
  id: 'FMT-07',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages)
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map((run) => ({ ...run, font: run.font.replace(SMALL_CAPITALS, '') }));
    if (runs.length === 0) return skip('nothing-to-check');
    const beyond = scripts
      .map((script) => ({ families: familiesOf(runs, script), usual: script === HAN ? limitOfHan : limit }))
      .find(({ families, usual }) => families.length > usual);
    if (!beyond) return pass;
    const places = beyond.families.slice(beyond.usual).flatMap((font) => {
      const run = runs.find((one) => one.font === font);
      return run ? [{ text: run.text, path: run.path, page: run.page }] : [];
    });
    return warn(places, { count: beyond.families.length });
  },
});
