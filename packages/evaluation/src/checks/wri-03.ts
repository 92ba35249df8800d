import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { PASSIVE } from '../text/passive.ts';
import { listedLanguages } from '../text/words.ts';

const most = 0.2;

export const wri03 = resumeCheck({
  id: 'WRI-03',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  languages: listedLanguages,
  run: ({ statements, sentences, language }) => {
    if (statements.length === 0) return lacks('IMP-01');
    if (sentences.length < 5) return skip('nothing-to-check');
    const shapes = listedLanguages.flatMap((listed) => (listed === language ? [PASSIVE[listed]] : []));
    const places = sentences.filter(({ text }) => shapes.some((shape) => shape.test(text)));
    return places.length <= most * sentences.length
      ? pass
      : warn(places, { count: places.length, total: sentences.length });
  },
});
