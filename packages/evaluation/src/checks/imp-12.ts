import { failInPart, lacks, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isSpecific, namesOfSkills } from '../text/specific.ts';
import { countWords } from '../text/words.ts';
import { isToolList } from '../text/tool-lists.ts';

const enough = 0.6;
/** Of fewer, a share says nothing. */
const fewest = 4;

/** A word or two is a name of its own, also where a bullet has it without a capital; a longer one has words of any. */
const longestName = 2;
const isName = (employer: string): boolean => countWords(employer) <= longestName;

export const imp12 = resumeCheck({
  id: 'IMP-12',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage, sources.careerGuide],
  // In German every noun has a capital, so that names cannot be told from them.
  languages: ['en', 'fr', 'es', 'pt'],
  run: ({ statements, skills, language, isAcademic, dated }) => {
    if (isAcademic) return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    if (statements.length < fewest) return skip('nothing-to-check');
    const names = namesOfSkills([
      ...skills,
      ...dated.flatMap(({ at }) => (isName(at) ? [{ text: at, path: '' }] : [])),
    ]);
    // A line of tools below an entry says which ones each of its bullets is about.
    const withTools = new Set(
      dated
        .flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs])
        .flatMap(({ text, path }) => (isToolList(text) ? [path] : [])),
    );
    const without = statements.filter(({ text, path }) => !withTools.has(path) && !isSpecific(text, language, names));
    const count = without.length;
    const share = 1 - count / statements.length;
    return share >= enough ? pass : failInPart(share / enough, without, { count, total: statements.length });
  },
});
