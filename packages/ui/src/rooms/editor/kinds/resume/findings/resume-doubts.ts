import type { Resume } from '@vitae/domain';
import type { Translator } from '../../../../../base/i18n/index.ts';
import type { Finding } from '../../../export/finding-list.tsx';
import { arrangedSections } from '../design/arranged-sections.ts';
import { doubtWords } from './doubt-words.ts';
import { entryDoubts } from './entry-doubts.ts';
import { keptFacts } from './kept-phrases.ts';
import { valueDoubts } from './value-doubts.ts';

/**
 * What is probably a mistake in a resume, section by section; facts of suggestions are only found once `loadKeptPhrases`
 * is done.
 */
export function resumeDoubts(resume: Resume, t: Translator<'preview'>): Finding[] {
  const { main, side } = arrangedSections(resume);
  const inSummary = keptFacts(resume.summary).join(', ');
  return [
    ...(resume.basics.fullName.trim() === '' ? [{ words: t('doubts.noName'), path: 'basics.fullName' }] : []),
    ...valueDoubts(resume, [...main, ...side], t),
    ...(inSummary ? [{ words: doubtWords({ kind: 'invented', other: inSummary }, t), path: 'summary' }] : []),
    ...[...main, ...side].flatMap((section) =>
      entryDoubts(section).map((doubt) => ({
        words: t('doubts.of', { entry: doubt.entry || section.heading, doubt: doubtWords(doubt, t) }),
        path: doubt.path,
      })),
    ),
  ];
}
