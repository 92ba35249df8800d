import { lacks, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { folded } from '../text/words.ts';

/** Whole parts of an address, and beginnings of parts, that nobody is named. */
const NICKNAMES =
  /(?:^|[._\d-])(?:sexy|cutie|hottie|babe|babygirl|princess|gamer|ninja|killer|stoner|420|69|666|xxx+|xx\p{L}+xx|bigboy|badboy|badgirl|partygirl|partyboy|beerlover|schatzi|mausi|superman|batman)(?=[._\d-]|$)|(?:sexy|cutie|partygirl|hottie|princess|naughty|420|gamer)|\d{6,}/u;

export const con07 = resumeCheck({
  id: 'CON-07',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.emailNames],
  run: ({ resume: { basics } }) => {
    const text = basics.email.trim();
    if (!text.includes('@')) return lacks('CON-02');
    return NICKNAMES.test(folded(text.split('@')[0] ?? '')) ? warn([{ text, path: 'basics.email' }]) : pass;
  },
});
