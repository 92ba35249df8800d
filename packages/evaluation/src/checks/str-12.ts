import { resumeCheck, skip, warnAt, type Place } from '../check.ts';
import type { EvaluationInput } from '../input.ts';
import { BESIDE } from '../resume/beside-a-job.ts';
import { monthOf } from '../resume/months.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { placeholdersIn } from '../text/placeholders.ts';
import { sampleDataIn } from '../text/sample-data.ts';
import { folded, lowerWords } from '../text/words.ts';

/** One role that is in the resume twice differs by so many months at least. */
const longest = 2;

/** "[Job title]", "<Employer>". */
const IN_BRACKETS = /^(?:\[[^\]]*\]|<[^>]*>|\{[^}]*\})$/u;

const plain = (text: string): string => lowerWords(folded(text)).join(' ');
const tellsNothing = ({ bullets, paragraphs }: DatedEntry): boolean => bullets.length + paragraphs.length === 0;

/** Whether two entries of one name are one role: at the same time, or at times that cannot both be right. */
function areOne(one: DatedEntry, other: DatedEntry, now: number): boolean {
  const spanOf = ({ start, end, current }: DatedEntry) => ({
    from: monthOf(start, 'end'),
    to: current ? now : monthOf(end, 'start'),
  });
  const [a, b] = [spanOf(one), spanOf(other)];
  if (a.from === null || b.from === null || a.to === null || b.to === null) return false;
  const isSame = one.start === other.start && one.end === other.end && one.current === other.current;
  // An overview of all roles may stand above or below what they tell.
  if (isSame) return tellsNothing(one) === tellsNothing(other);
  return Math.min(a.to, b.to) - Math.max(a.from, b.from) > longest;
}

/** Whether a name is in the lines of a file twice: otherwise the importer read one entry as two. */
function standsTwice(name: string, input: EvaluationInput): boolean {
  if (input.origin === 'ours') return true;
  const sought = ` ${plain(name)} `;
  return linesOf(input).filter((line) => ` ${plain(line)} `.includes(sought)).length > 1;
}

export const str12 = resumeCheck({
  id: 'STR-12',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ experience, isAcademic, texts, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    const named = experience.filter(
      ({ title, at, isDoubtful }) => title && at && !isDoubtful && !BESIDE.test(`${title} ${at}`),
    );
    // What stands for a name to come is WRI-11's: two of them are two roles.
    const samples = new Set(sampleDataIn(texts).map(({ text }) => text));
    const isToCome = (name: string) =>
      samples.has(name) || IN_BRACKETS.test(name.trim()) || placeholdersIn(name).length > 0;
    if (isAcademic || named.length < 2) return skip('nothing-to-check');
    return warnAt(
      named.flatMap((role, index): Place[] => {
        if (isToCome(role.title) || isToCome(role.at)) return [];
        const isAgain = named
          .slice(0, index)
          .some(
            (other) =>
              plain(other.title) === plain(role.title) &&
              plain(other.at) === plain(role.at) &&
              areOne(other, role, now) &&
              standsTwice(role.title, input) &&
              standsTwice(role.at, input),
          );
        return isAgain ? [{ text: [role.title, role.at].join(', '), path: `${role.path}.position` }] : [];
      }),
    );
  },
});
