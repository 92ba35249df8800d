import { lacks, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { folded, lowerWords } from '../text/words.ts';

/** Whole parts of an address, and beginnings of parts, that nobody is named. */
const NICKNAMES =
  /(?:^|[._\d-])(?:sexy|cutie|hottie|babe|babygirl|princess|gamer|ninja|killer|stoner|420|666|xxx+|xx\p{L}+xx|bigboy|badboy|badgirl|partygirl|partyboy|beerlover|schatzi|mausi|superman|batman)(?=[._\d-]|$)|sexy|cutie|sweetie|partygirl|hottie|princess|naughty|catlady|bigdaddy|crazy(?:cat|girl|boy|chick)|cool(?:dude|guy|girl|chick)|hot(?:mama|chick|stuff|babe)|lilmama|sweet(?:cheeks|heart\d|pea\d)|pretty(?:girl|boy)|[_.-]luv(?=[._\d-]|$)|(?<!\d)420(?!\d)|xoxo|(?:^|[._\d-])biker|the(?:beast|boss|chef|king)(?=[._\d-]|$)|(?:^|[._-])(?:cool|crazy|hot|lil|mad)(?=[._\d-]|$)/u;
const DIGITS = /\d{6,}/u;
/** "14091992", "140992". */
const BIRTHDAY = /(?<!\d)(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)?\d\d)(?!\d)/u;
/** Where an address is a number: of a student, or of a telephone. */
const NUMBERED = /(?:^|\.)(?:edu|ac)(?:\.|$)|^(?:stud|student|students|uni|qq|163|126|139|189|foxmail)\b|\buni[.-]/u;

export const con07 = resumeCheck({
  id: 'CON-07',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.emailNames],
  run: ({ resume: { basics } }) => {
    const text = basics.email.trim();
    if (!text.includes('@')) return lacks('CON-02');
    const [local = '', domain = ''] = folded(text).split('@');
    // Some people are named Princess, or Batman.
    const names = lowerWords(folded(basics.fullName)).filter((name) => name.length > 2);
    const other = names.reduce((rest, name) => rest.replaceAll(name, '.'), local);
    // A name with the day of a birth behind it is a name.
    const isNamed = other !== local && BIRTHDAY.test(other);
    return NICKNAMES.test(other) || (!isNamed && DIGITS.test(other) && !NUMBERED.test(domain))
      ? warn([{ text, path: 'basics.email' }])
      : pass;
  },
});
