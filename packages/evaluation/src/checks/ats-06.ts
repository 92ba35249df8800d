import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { inOneColumn, runsOn } from '../pages/pages.ts';
import { withSigns } from '../text/contacts.ts';
import { countWords } from '../text/words.ts';

/** A quarter, and a little: a table of personal data below a title reaches so far. */
const part = 0.3;
/** So few words above an address in its column are a name, a headline and a heading: it comes first, however far down. */
const fewAbove = 16;
/** Above the name of a usual page, in points. */
const usualTop = 100;

export const ats06 = resumeCheck({
  id: 'ATS-06',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ resume: { basics }, input: { pages = [] } }) => {
    const details = [
      { text: basics.email.trim(), path: 'basics.email' },
      { text: basics.phone.trim(), path: 'basics.phone' },
    ].filter(({ text }) => text);
    const [first] = pages;
    if (!first || details.length === 0) return skip('nothing-to-check');
    const bare = (text: string) => withSigns(text).toLowerCase().replaceAll(/\s/g, '');
    // A page may begin with a picture or a space: the top is where its text begins.
    const begin = Math.max(
      0,
      (runsOn(pages).find(({ role, page }) => role === 'name' && page === 0)?.box.y ?? 0) - usualTop,
    );
    const onFirst = runsOn(pages).filter(({ page }) => page === 0);
    const top = onFirst
      .filter(({ box }) => box.y < begin + first.height * part)
      .map(({ text }) => bare(text))
      .join('');
    /** What stands below hardly anything is at the top of its column. */
    const isFirst = (text: string) => {
      const own = onFirst.find((run) => bare(run.text).includes(bare(text)));
      const above = onFirst.filter((run) => own && run.box.y < own.box.y && inOneColumn(run, own));
      return own !== undefined && countWords(above.map((run) => run.text).join(' ')) <= fewAbove;
    };
    const missing = details.filter(({ text }) => !top.includes(bare(text)) && !isFirst(text));
    // One of them at the top is enough to be reached.
    return missing.length < details.length ? pass : warn(missing);
  },
});
