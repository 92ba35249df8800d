import { fail, pass, resumeCheck, skip, warn, warnSlightly } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords } from '../text/words.ts';

/** A letter that is lost, or stands for another in a font of its own; an icon alone changes no word. */
const LOST = /\uFFFD|(?<=\p{L})[\uE000-\uF8FF]|[\uE000-\uF8FF](?=\p{L})/gu;
/** The signs of Symbol and Wingdings at the start of a line are bullets, which is how word processors write them. */
const BULLET = /^[^\S\n]*(?:[\uF020-\uF0FF]|(?![\t\n\r])\p{Cc})(?=\s)/gmu;
/** A dash or a letter of a font that names none of them: a control character. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
/** At the edge of a word it may be a quotation mark as well as a ligature. */
const EDGE = /(?<=\p{L})(?![\t\n\r])\p{Cc}(?!\p{L})|(?<!\p{L})(?![\t\n\r])\p{Cc}(?=\p{L})/gu;
/** The part of the words that may be damaged, as in ATS-01, before the file counts as unreadable. */
const slips = 0.02;
/** One sign alone between spaces is an icon without a code: no word lost a letter. */
const ALONE = /(?<=^|\s)\uFFFD(?=\s|$)/gmu;
/** A sign right behind an address is an icon or what parts it from the next one. */
const BEHIND_ADDRESS = /(@[\p{L}\d.-]*[\p{L}\d])[\uFFFD\uE000-\uF8FF](?=\s|$)/gu;
/** A letter or sign that nobody writes alone before an address or a number is an icon of a font: "ć ada@example.org", "§ github.com/ada". */
const BEFORE_CONTACT =
  /(?<=^|\s)(?![·«»ªº°])[\u00A1-\u024F](?= (?:\S+@\S+\.\S|https?:\/\/|www\.|(?:github|gitlab|linkedin)\b|\+?\(?\d[\d ()/-]{7,}))/gimu;
/** Accents beside their letters, as TeX draws them: "m´ajus", "experiˆencia"; behind "l" or "d" it may be an apostrophe. */
const APART =
  /(?<=\p{L}{2})[ˆ˜¨ˇ˝](?=\p{L})|(?<=(?<!\p{L})(?!dell|all|nell|sull|dall|quell|qu)\p{L}*\p{L})´(?=[aeiouyıAEIOU])/gu;
/** "Bucures,ti": the comma below a Romanian letter. */
const COMMA_BELOW = /(?<=\p{L}[st]|(?<!\p{L})[sS]),(?=(?:i|ie|iei|ii|a|ă|ti|ional\p{L}*)(?!\p{L}))/gu;
/** Fewer are slips of the keyboard. */
const fewestApart = 3;
/** Lines that have the name. */
const topLines = 2;

const around = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 20), at + 20)
    .replaceAll('\uE000', '\uFFFD')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const ats02 = resumeCheck({
  id: 'ATS-02',
  category: 'machine-readable',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.privateUse],
  needs: ['extraction'],
  run: ({ input: { extraction, origin } }) => {
    const drawn = (extraction?.text ?? '').replaceAll(BULLET, '');
    const apart = [APART, COMMA_BELOW].flatMap((accents) => {
      const found = [...drawn.matchAll(accents)].map(({ index }) => ({ text: around(drawn, index) }));
      return found.length < fewestApart ? [] : found;
    });
    const text = drawn.replaceAll(CONTROL, '\uFFFD').replaceAll(ALONE, '\uE000').replaceAll(BEFORE_CONTACT, '\uE000');
    const unsure = drawn.match(EDGE)?.length ?? 0;
    const placesOf = (signs: RegExp) => [...text.matchAll(signs)].map(({ index }) => ({ text: around(text, index) }));
    const lost = placesOf(LOST);
    // Vowel signs that are drawn before their consonant have no code of their own: other programs read them (ActualText).
    if (lost.length > 0 && origin === 'uploaded' && /\p{Script=Devanagari}/u.test(text)) return skip('not-read');
    if (lost.length > 0) {
      // The name and the address must be whole; one broken word among hundreds is a slip.
      const vital = text.split('\n').filter((line, at) => at < topLines || line.includes('@'));
      const isHit = (line: string) => line.replaceAll(BEHIND_ADDRESS, '$1').match(LOST) !== null;
      const isSlip = lost.length - unsure <= slips * countWords(text) && !vital.some((line) => isHit(line));
      return (isSlip ? warn : fail)(lost, { count: lost.length });
    }
    // A program that looks for the word does not find it, though a reader of the text would.
    if (apart.length > 0) return warn(apart, { count: apart.length });
    // Ligatures (U+FB00 to U+FB06) are standard. An icon with a code of its own is no part of a word, and one that reads as a letter hardly is.
    const letters = [...drawn.matchAll(BEFORE_CONTACT)].map(({ index }) => ({ text: around(drawn, index) }));
    return letters.length > 0 ? warnSlightly(letters, { count: letters.length }) : pass;
  },
});
