import { languageOf } from '../locale.ts';
import { runsOf, wordsIn } from '../word-runs.ts';
import type { ResumeFact } from './resume-facts.ts';

/** Past tenses that do not end in "ed". */
const irregular = new Set(
  (
    'began bought brought built caught chose cut dealt drew drove fed felt fought found gave got grew held hit kept laid led left ' +
    'made met oversaw overcame paid put ran rebuilt reset rewrote rose sang sat saw sent set shot sold sought spent split ' +
    'spoke spread stood taught took undertook upheld went won wrote'
  ).split(' '),
);

/** What people write of the job they have, if a word such as "a" or "four" follows: "Plan" alone may be a noun. */
const present =
  /^(?:answer|build|care|coach|coordinate|cover|design|develop|direct|handle|lead|maintain|manage|mentor|monitor|negotiate|operate|organi[sz]e|oversee|own|plan|prepare|process|produce|review|run|schedule|sell|serve|supervise|support|teach|test|train|write)\s+(?:an?|the|all|each|every|for|its|our|over|up|more|\d|two|three|four|five|six|seven|eight|nine|ten|new)\b/iu;

/** Words that end in "ed" and describe the person. */
const adjectives = new Set(
  'accomplished accredited advanced based certified dedicated detailed experienced licensed motivated qualified seasoned skilled talented trained'.split(
    ' ',
  ),
);

/**
 * A fact as a sentence of a letter: English bullets have no subject, so "Cut costs by 8%" becomes "I cut costs by 8%.".
 * Other facts get their full stop; names of roles and skills stay as they are.
 */
export function factSentence({ text, kind }: Pick<ResumeFact, 'text' | 'kind'>, locale: string): string {
  const bare = text.trim();
  if (kind === 'name') return bare;
  const [first = ''] = /^\p{Lu}\p{Ll}+(?=\s)/u.exec(bare) ?? [];
  const verb = first.toLowerCase();
  const isPast = irregular.has(verb) || (/(?<!e)ed$/u.test(verb) && !adjectives.has(verb));
  const isVerb = isPast || (verb !== '' && present.test(bare));
  const sentence = languageOf(locale) === 'en' && isVerb ? `I ${verb}${bare.slice(first.length)}` : bare;
  return /[.!?…。！？]$/u.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/u, '')}.`;
}

/** Runs of this many words tell a fact apart from others. */
const run = 3;
/** The share of a fact's runs that a letter has which uses it; the rest may have been rewritten. */
const enough = 0.5;

/** Of some facts, whether a text uses each: it has at least half of the fact's runs of three words. */
export function usedFacts(facts: readonly Pick<ResumeFact, 'text'>[], text: string, locale: string): boolean[] {
  const words = wordsIn(text, locale);
  const has = new Map([1, 2, run].map((length) => [length, new Set(runsOf(words, length))]));
  return facts.map((fact) => {
    const own = wordsIn(fact.text, locale);
    const length = Math.min(run, own.length);
    const runs = runsOf(own, length);
    const found = runs.filter((one) => has.get(length)?.has(one)).length;
    return length > 0 && found >= runs.length * enough;
  });
}
