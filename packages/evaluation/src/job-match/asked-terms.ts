import { type AskedPoint, normalized, type Posting, saysNothing } from '@vitae/domain';
import { tokensIn, type Token } from './tokens.ts';
import { skillVocabulary, softSkillVocabulary, type Concept } from './vocabulary.ts';

/** What a posting asks for, in a word or a few. */
export interface AskedTerm {
  part: 'required' | 'preferred' | 'soft';
  /** As the posting writes it. */
  term: string;
  /** What is known under several names; `null` for other words of the posting. */
  concept: Concept | null;
  /** Among the terms of its part. */
  weight: number;
}

/** A skill that is known as one says more than words that happen to be in a sentence. */
const weightOf = { known: 3, words: 1 } as const;
/** How much of a posting is compared. */
const most = { terms: 60, phrases: 3, words: 3, letters: 60_000 };

/** Words in sentences of postings that name no skill, besides those of `saysNothing`. */
const beside = new Set(
  (
    'ability able ambition attitude bachelor based building candidate candidates clear comparable completed confidence confident ' +
    'degree demonstrable desire diploma e effective equivalent field g hand including job language languages level live master masters ' +
    'new one part passion passionate people person practical professional provider qualification qualified record role s self similar ' +
    'someone something successful successfully t team their them they time track two three four five under understand various where ' +
    'willing willingness within without work works ' +
    'alternate answer are be busy calm closely current customer customers day days desirable employer enhanced equal every expectations ' +
    'friendly full get ged have high habits hold hour hours kg kitchen kitchens lb lbs leading lift like lifting minimum month months obtain one opportunity pace plan ' +
    'plus pleasant point points place preferable quiet related school senior serve state surprise talk talking time training unhappy ' +
    'used using valid week weekend weekends weeks well who willing year years ' +
    'examen freude gesundheits klasse lesen menschen umgang weiterbildung wochenende älteren ältere ' +
    'abgeschlossene abgeschlossenen abgeschlossenes abschluss affinität aufgaben ausbildung ausgeprägte bereich bereitschaft ' +
    'berufsausbildung berufserfahrung berufserfahrungen deutliche entsprechende erfolgreich erfolgreiche ersten fach fundiertes ' +
    'fähigkeiten gern gutes hochschulstudium idealer kenntnis mitbringen möglichst nachweisbare praktische qualifikation relevante ' +
    'relevanter sehr spaß studium studiums team vergleichbar vergleichbares wort schrift wünschen ' +
    'aisance bac cap bts dut courant maîtrise niveau permis secteur ' +
    'diplôme domaine équivalent expériences formation licence niveau personne premier première travail ' +
    'carné disponibilidad fp superior trabajar turno turnos valorable ' +
    'área equivalente estudios formación grado licenciatura persona título ' +
    'curso formação grau licenciado pessoa'
  ).split(' '),
);

const isEmpty = ({ lower }: Token): boolean => saysNothing(lower) || beside.has(lower) || /^\d/u.test(lower);

/** What a posting asks for, term by term; each once, as required if it is both. */
export function askedTerms(posting: Posting, text: string): AskedTerm[] {
  const terms = posting.points.flatMap(termsOf);
  // A posting that lists nothing asks for what it mentions.
  const asked =
    terms.length > 0
      ? terms
      : termsOf({ text: text.slice(0, most.letters), weight: 'required' }).filter(({ concept }) => concept);
  const first = new Map<Concept | string, AskedTerm>();
  for (const term of asked.toSorted((a, b) => rank(a) - rank(b))) {
    const key = term.concept ?? term.term.toLowerCase();
    if (!first.has(key)) first.set(key, term);
  }
  return [...first.values()].slice(0, most.terms);
}

const rank = ({ part }: AskedTerm): number => (part === 'preferred' ? 1 : 0);

function termsOf(point: AskedPoint): AskedTerm[] {
  const part = point.weight;
  const text = normalized(point.text, 'NFC');
  const tokens = tokensIn(text);
  const written = (from: number, count: number) =>
    text.slice(tokens[from]?.from ?? 0, tokens[from + count - 1]?.to ?? 0);
  const known: AskedTerm[] = [];
  const runs: { from: number; count: number }[] = [];
  let open = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const skill = skillVocabulary.at(tokens, at);
    const soft = softSkillVocabulary.at(tokens, at);
    const found = soft && soft.length > (skill?.length ?? 0) ? soft : skill;
    if (found) {
      const { concept, length } = found;
      known.push({ part: found === soft ? 'soft' : part, term: written(at, length), concept, weight: weightOf.known });
      at += length;
      open = false;
      continue;
    }
    const last = runs.at(-1);
    const isNext = /^[\s'’-]*$/u.test(text.slice(tokens[at - 1]?.to ?? 0, token.from));
    if (isEmpty(token)) open = false;
    else if (open && last && isNext && last.count < most.words) last.count += 1;
    else {
      runs.push({ from: at, count: 1 });
      open = true;
    }
    at += 1;
  }
  /** Beside known skills, only what looks like the name of another one: "Sushi", "Exact" and not "reading". */
  const isName = ({ from, count }: (typeof runs)[number]) => {
    const after = text.slice(tokens[from + count - 1]?.to ?? 0);
    return (
      /^\p{Lu}/u.test(tokens[from]?.word ?? '') && (from > 0 || /^(?:,| (?:and|or|und|oder|et|ou|y|o|e) )/u.test(after))
    );
  };
  /** A single word in small letters is often none that anybody would search for, unless it is listed: "grill and sauce". */
  const isNoun = ({ from, count }: (typeof runs)[number]) => {
    const before = text.slice(0, tokens[from]?.from ?? 0);
    const after = text.slice(tokens[from + count - 1]?.to ?? 0);
    const isListed =
      /^(?:,| (?:and|or|et|ou|y|o|e) )/u.test(after) || /(?:,| and| or| et| ou| y| o| e) $/u.test(before);
    return isListed || before.trim() === '' || /^[\p{Lu}\d]/u.test(tokens[from]?.word ?? '');
  };
  const phrases = runs
    .filter((run) => known.length === 0 || isName(run))
    .filter(({ from, count }) => count > 1 || (tokens[from]?.word.length ?? 0) > 2)
    .filter((run) => run.count > 1 || isNoun(run))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most.phrases)
    .map(({ from, count }) => ({ part, term: written(from, count), concept: null, weight: weightOf.words }));
  return [...known, ...phrases];
}
