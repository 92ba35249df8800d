import { pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { isRated } from '../text/rated.ts';
import { linesOfSkills } from '../text/said-in-lines.ts';

/** One may be a share of something: "Excel, 90 %" of a team's plans. */
const fewest = 2;

export const fmt12 = resumeCheck({
  id: 'FMT-12',
  category: 'format',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.plainLanguage],
  run: ({ view, input }) => {
    const rated = view.sections
      .filter(({ key }) => key === 'skill' || key === 'language')
      .flatMap(({ entries }) =>
        entries.flatMap(({ title, level, tags }) => [
          title,
          level,
          ...tags.items.map((text) => ({ text, path: tags.path })),
        ]),
      )
      .filter(({ text }) => isRated(text))
      .map(({ text, path }) => ({ text, path }));
    // The importer leaves signs out of names; elsewhere, a share is that of marks in an exam.
    const drawn = (linesOfSkills(input) ?? []).filter((text) => isRated(text)).map((text) => ({ text: text.trim() }));
    const places = rated.length >= drawn.length ? rated : drawn;
    return places.length < fewest ? pass : warn(places, { count: places.length });
  },
});
