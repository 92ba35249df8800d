import { pass, resumeCheck, skip, warn } from '../check.ts';
import type { TextRun } from '../input.ts';
import { sources } from '../sources.ts';
import { bodySize, inOneColumn, lowerQuarter, runsOn } from '../pages/pages.ts';

const least = 1.1;
const most = 1.6;
/** Of scripts whose letters fill the line or have marks above and below it, where a gap of half a letter to a whole one is usual. */
const mostOfTall = 2;
const TALL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/gu;

/** The next item of a list is no line of the same paragraph. */
const BULLET = /^(?:[^\p{L}\p{N}\s"'“„«‹(（【]{1,2}(?:\s|$)|\d{1,2}[.)]\s)/u;

export const fmt05 = resumeCheck({
  id: 'FMT-05',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.textSpacing],
  needs: ['pages'],
  run: ({ input: { pages, origin } }) => {
    const runs = runsOn(pages);
    const size = bodySize(runs);
    const body = runs.filter((run) => run.role === 'text' && Math.abs(run.size - size) < 0.25);
    const rightOf = ({ box }: TextRun) => box.x + box.width;
    // Lines of one paragraph, one below the other: it goes on below a line that fills its column. The rest are gaps.
    const steps = body.flatMap((run, index) => {
      const before = body[index - 1];
      if (!before || run.path === '' || before.page !== run.page || before.path !== run.path) return [];
      if (BULLET.test(run.text)) return [];
      // Items of a file's lists may have no mark that was read: a line that goes on begins in small letters somewhere.
      if (origin === 'uploaded' && /^\P{L}*\p{Lu}/u.test(run.text)) return [];
      if (!inOneColumn(before, run) || rightOf(before) < rightOf(run) - run.size) return [];
      const step = (run.box.y + run.box.height - before.box.y - before.box.height) / size;
      return step > 0.5 && step < 3 ? [{ step, run }] : [];
    });
    if (steps.length < 3) return skip('nothing-to-check');
    const usual = lowerQuarter(steps.map(({ step }) => step));
    const height = Math.round(usual * 100) / 100;
    const run = steps.find(({ step }) => step === usual)?.run;
    const written = body.map(({ text }) => text).join('');
    const isTall = (written.match(TALL)?.length ?? 0) > written.length / 3;
    return height >= least - 0.02 && height <= (isTall ? mostOfTall : most) + 0.02
      ? pass
      : warn([{ text: run?.text ?? '', path: run?.path ?? '', page: run?.page ?? 0 }], { height });
  },
});
