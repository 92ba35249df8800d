import { resumeCheck, skip, warnAt, type Place } from '../check.ts';
import { monthOf } from '../resume/months.ts';
import { sources } from '../sources.ts';
import { folded, lowerWords, sentencesIn } from '../text/words.ts';

/** "Currently working as", in the languages that have lists. */
const NOW =
  /(?<!\p{L})(?:currently|at present|presently|derzeit|zurzeit|aktuell|actuellement|actualmente|atualmente)(?!\p{L})/iu;
/** Shorter names are words of sentences, too. */
const shortest = 4;

const plain = (text: string): string => ` ${lowerWords(folded(text)).join(' ')} `;

export const tim08 = resumeCheck({
  id: 'TIM-08',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ summary, experience, input }) => {
    if (summary === '' || experience.length === 0) return skip('nothing-to-check');
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    const isOver = ({ end, current }: (typeof experience)[number]) =>
      !current && (monthOf(end, 'end') ?? Infinity) < now;
    // Words of the name that the sentence may leave out: "We4IT GmbH".
    const nameOf = (at: string) =>
      plain(at.replace(/[,|–—(].*$/u, '').replace(/\b(?:gmbh|ag|inc|ltd|llc|plc|s\.?a|corp|co)\b\.?/giu, ' '));
    const past = experience.filter((role) => role.at && !role.isDoubtful && isOver(role));
    const isElsewhereNow = (name: string) =>
      experience.some((role) => !isOver(role) && plain(`${role.at} ${role.title}`).includes(name));
    return warnAt(
      sentencesIn(summary.replaceAll('\n', ' ')).flatMap((sentence): Place[] => {
        const from = NOW.exec(sentence)?.index;
        if (from === undefined) return [];
        const said = plain(sentence.slice(from).replace(/[,;(].*$/u, ''));
        const names = past.map(({ at }) => nameOf(at)).filter((name) => name.trim().length >= shortest);
        return names.some((name) => said.includes(name) && !isElsewhereNow(name))
          ? [{ text: sentence, path: 'summary' }]
          : [];
      }),
    );
  },
});
