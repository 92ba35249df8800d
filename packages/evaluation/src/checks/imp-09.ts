import { fail, lacks, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { VAGUE } from '../text/vague.ts';
import { listedLanguages } from '../text/words.ts';

/** Says what for: "giving tickets when needed to identify orders". */
const FOR_WHAT = /\b(?:as|when|where|if) needed (?=to \p{L})/giu;

/** A single slip is hardly seen; from this part of the bullets on, nothing definite is left. */
const slips = 1;
const many = 0.25;

export const imp09 = resumeCheck({
  id: 'IMP-09',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  languages: listedLanguages,
  run: ({ statements, language }) => {
    if (statements.length === 0) return lacks('IMP-01');
    const words = listedLanguages.flatMap((listed) => (listed === language ? [VAGUE[listed]] : []));
    const places = statements.filter(({ text }) => words.some((vague) => vague.test(text.replaceAll(FOR_WHAT, ''))));
    const share = places.length / statements.length;
    if (places.length === 0 || (places.length <= slips && share < many)) return pass;
    return (share >= many ? fail : warn)(places, { count: places.length });
  },
});
