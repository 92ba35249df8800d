import { resumeCheck, warnAt, warnSlightly } from '../check.ts';
import type { LaidOutPage } from '../input.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { danglingBars, isLocal, labelsOfSections, printedAround, remainsIn } from '../text/remains.ts';

/** The edges of a page where a browser prints, as a part of its height. */
const edge = 0.06;
/** The texts at the edges of a page, running lines and all. */
const edgesOf = ({ height, runs }: LaidOutPage): string[] =>
  runs.filter(({ box }) => box.y < edge * height || box.y + box.height > (1 - edge) * height).map(({ text }) => text);

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, '');

/** Signs of a formula, whose brackets may stand apart from what is in them. */
const FORMULA = /[∞∑∫√]|(?<![\p{L}\d])lim(?!\p{L})|^\p{L} = /u;
const linesOfFormula = 2;

export const wri13 = resumeCheck({
  id: 'WRI-13',
  category: 'writing',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, input }) => {
    // A file's navigation is in no field.
    const passages = input.origin === 'ours' ? texts : linesOf(input).map((text) => ({ text }));
    // What a link leads to may be in the lines without being drawn.
    const drawn = withoutSpaces((input.pages ?? []).flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '));
    const isDrawn = (found: string) =>
      !found.includes('mailto:') || (drawn === '' ? found.startsWith('(') : drawn.includes(withoutSpaces(found)));
    const links = new Map(
      (input.pages ?? []).flatMap(({ runs }, page) => runs.map(({ href }) => [href, page] as const)),
    );
    const isNearFormula = (at: number) =>
      passages.slice(Math.max(0, at - linesOfFormula), at + linesOfFormula + 1).some(({ text }) => FORMULA.test(text));
    const shown = [
      ...passages.flatMap(({ text, ...place }, at) =>
        remainsIn(text)
          .filter(isDrawn)
          .filter((found) => !(/^\(\s*\)$/u.test(found) && isNearFormula(at)))
          .map((found) => ({ ...place, text: found })),
      ),
      ...labelsOfSections(linesOf(input)).map((text) => ({ text })),
      ...(input.pages ?? []).flatMap((drawnPage, page) =>
        printedAround(edgesOf(drawnPage)).map((text) => ({ text, page })),
      ),
      ...danglingBars(linesOf(input)).map((text) => ({ text })),
    ];
    const behind = [...links].filter(([href]) => isLocal(href)).map(([text, page]) => ({ text, page }));
    // What only a link has is met by who clicks on it.
    const all = [...shown, ...behind];
    return shown.length === 0 && behind.length > 0 ? warnSlightly(all, { count: all.length }) : warnAt(all);
  },
});
