import { lacks, resumeCheck, skip, warnAt } from '../check.ts';
import type { CommonFacts } from '../facts.ts';
import type { Passage } from '../input.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { isTold } from '../text/told.ts';
import { lowerWords, sharedPart } from '../text/words.ts';

const alike = 0.85;
const least = 5;
/** A sentence of fewer words may well be said twice. */
const fewestInSentence = 8;

/** Sentences that stand word for word in the summary or another entry; of a file, those that its lines have twice. */
function copiedSentences(
  sentences: readonly Passage[],
  bullets: readonly Passage[],
  { input, language }: Pick<CommonFacts, 'input' | 'language'>,
): Passage[] {
  const plain = (text: string) => lowerWords(text).join(' ');
  const compared = new Set(bullets.map(({ text, path }) => `${path} ${text}`));
  const lines = linesOf(input).map(plain);
  const whole = ` ${lines.join(' ')} `;
  const isTwice = (said: string) => {
    const at = whole.indexOf(` ${said} `);
    return lines.length === 0 || at < 0 || whole.includes(` ${said} `, at + said.length);
  };
  const isCompared = ({ text, path }: Passage) => compared.has(`${path} ${text}`);
  const first = new Map<string, Passage>();
  return sentences.filter(({ text, path }) => {
    const said = plain(text);
    // One paper or talk may be presented in several places.
    if (said.split(' ').length < fewestInSentence || path.includes('publication')) return false;
    // The name of an institute stands beside each role there.
    if (input.origin === 'uploaded' && !isTold(text, language)) return false;
    const before = first.get(said);
    if (before === undefined) first.set(said, { text, path });
    // Two bullets of roles are compared already.
    const areBullets = before && isCompared(before) && isCompared({ text, path });
    return before !== undefined && before.path !== path && !areBullets && isTwice(said);
  });
}

const ADDRESS = /\S@\S+\.\p{L}{2}|\bhttps?:|\bwww\./iu;

export const wri08 = resumeCheck({
  id: 'WRI-08',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  run: ({ statements, bullets, sentences, ...facts }) => {
    // The line at the foot of each page that says how to reach somebody is no sentence.
    const isTelling = ({ text }: Passage) => !ADDRESS.test(text);
    const copies = copiedSentences(sentences.filter(isTelling), bullets, facts);
    const sets = bullets
      .filter(isTelling)
      .slice(0, 300)
      .map((bullet) => ({ bullet, words: new Set(lowerWords(bullet.text)) }));
    const long = sets.filter(({ words }) => words.size >= least);
    if (statements.length === 0) return lacks('IMP-01');
    if (long.length < 2 && copies.length === 0) return skip('nothing-to-check');
    return warnAt([
      ...long
        .filter(({ words }, index) =>
          long.slice(0, index).some((other) => {
            const shared = sharedPart(words, other.words) * words.size;
            return shared / (words.size + other.words.size - shared) >= alike;
          }),
        )
        .map(({ bullet }) => bullet),
      ...copies,
    ]);
  },
});
