import { fail, resumeCheck, warnAt, type Place } from '../check.ts';
import { mostWith } from '../score.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { leftInLine } from '../text/placeholders.ts';
import { dummiesIn, nobodyIn, sampleDataIn } from '../text/sample-data.ts';
import { capOfLeft, leftIn } from '../text/template.ts';

/** What an entry tells, and the summary. */
const isBody = ({ path }: { path: string }): boolean => /(?:^summary|\.body)$/u.test(path);

export const wri11 = resumeCheck({
  id: 'WRI-11',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, resume: { basics }, input }) => {
    const lines = linesOf(input);
    const inLines = lines.flatMap((line) => {
      const text = leftInLine(line);
      return text === undefined || texts.some((one) => one.text.includes(text)) ? [] : [{ text }];
    });
    const places = [
      // Who publishes a resume hides a number so; whether it is one is said by others (CON-03).
      ...leftIn(texts)
        .filter(({ text, path }) => !(/^(?:basics|sections\.reference)\./u.test(path) && /^X+$/iu.test(text)))
        // It ends a list.
        .filter(({ text, path }) => isBody({ path }) || !/^\W*etc\W*$/iu.test(text)),
      ...sampleDataIn(texts).map(({ text, path }) => ({ text, path })),
      ...inLines,
    ];
    // Here and there, one was forgotten; with more, most of a template was.
    // A reader sees what a link shows, and only meets its address with a click.
    const isBehindLink = ({ text, path }: Place): boolean =>
      path?.startsWith('basics.links') === true &&
      lines.some(Boolean) &&
      !lines.some((line) => line.toLowerCase().includes(text.toLowerCase()));
    if (places.length > 0)
      return {
        ...fail(places, { count: places.length }),
        ...(places.every(isBehindLink) ? { cap: mostWith.figure } : capOfLeft(places, texts.filter(isBody))),
      };
    // Somebody may be called so, and has written the rest.
    const samples = [...nobodyIn(texts), ...dummiesIn(texts, basics.location, lines)];
    const known = new Set<string>();
    const different = samples.filter(({ text }) => !known.has(text) && known.add(text));
    return warnAt(different.map(({ text, path }) => ({ text, ...(path && { path }) })));
  },
});
