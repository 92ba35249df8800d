import { fail, failAt, resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { placeholdersIn } from '../text/placeholders.ts';
import { nobodyIn, sampleDataIn } from '../text/sample-data.ts';

/** From so many on, a template was hardly filled in. */
const many = 5;
const capOfTemplate = 30;

export const wri11 = resumeCheck({
  id: 'WRI-11',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts }) => {
    const places = [
      ...texts.flatMap(({ text, path }) =>
        placeholdersIn(text)
          // Who publishes a resume hides a number so; whether it is one is said by others (CON-03).
          .filter((found) => !(path.startsWith('basics.') && /^X+$/u.test(found)))
          .map((found) => ({ text: found, path })),
      ),
      ...sampleDataIn(texts).map(({ text, path }) => ({ text, path })),
    ];
    // Here and there, one was forgotten; with more, most of a template was.
    if (places.length >= many) return { ...fail(places, { count: places.length }), cap: capOfTemplate };
    // Somebody may be called so, and has written the rest.
    return places.length > 0 ? failAt(places) : warnAt(nobodyIn(texts).map(({ text, path }) => ({ text, path })));
  },
});
