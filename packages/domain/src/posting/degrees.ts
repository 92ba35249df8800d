import { degreeLevels, type DegreeLevel } from './degree-levels.ts';

/** One of some words or beginnings of words, not within another word. */
const wordsOf = (...parts: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})`, 'iu');

/** How degrees are called in English, German, French, Spanish, Portuguese, Italian and Dutch. */
const names: Readonly<Record<DegreeLevel, RegExp>> = {
  training: wordsOf(
    String.raw`apprenticeship|vocational|associate(?:['’]?s)? degree|diploma(?!t)|gcse|a[- ]levels?\b|high school`,
    String.raw`(?:berufs|fach)?ausbildung|lehre\b|gesellen(?:brief|prüfung)|meister(?:brief|prüfung)|abitur|mittlere reife`,
    String.raw`bac pro|cap\b|bts\b|formation professionnelle|formación profesional|(?:fp )?grado (?:medio|superior)|ciclo formativo|bachillerato`,
    String.raw`curso (?:técnico|profissional)|ensino médio|mbo\b`,
  ),
  bachelor: wordsOf(
    String.raw`bachelor|b\.? ?sc\b|b\.? ?eng\b|b\.a\.|ba\b|llb\b|undergraduate degree|(?:university|college|academic) degree`,
    String.raw`(?:\p{L}+-)?(?:\p{L}*hochschul|universitäts)?studium|(?:\p{L}*hochschul|universitäts)abschluss|studienabschluss`,
    String.raw`licence (?:en|de|professionnelle)|bac ?\+ ?[34]|licenciatura|grado (?:en|universitario)`,
    String.raw`titulación universitaria|título universitario|ensino superior|laurea(?! magistrale)|hbo\b`,
  ),
  master: wordsOf(
    String.raw`(?<!(?:scrum|web) ?)master(?:['’]?s)?(?= (?:degree|of|in|or|oder|ou)\b|[’']|s\b|abschluss|\p{L}*studi|\s?[/,.;)]|$)`,
    String.raw`m\.? ?sc\b|m\.? ?eng\b|m\.a\.|mba\b|llm\b|diplom(?![aeá]|\p{L}*(?:atic|acy))|magister|staatsexamen`,
    String.raw`bac ?\+ ?5|diplôme d['’]ingénieur|máster|maestría|mestrado|laurea magistrale`,
  ),
  doctorate: wordsOf(
    String.raw`ph\.? ?d\b|d\.?phil\b|doctora|doctoral|promoviert|doktor|dr\.(?: rer| phil| med| -?ing)|doutora|dottorato`,
  ),
};

/** A degree without its name: "A degree in design". */
const SOME_DEGREE = wordsOf(
  String.raw`degree (?:in|or|from)\b|(?:relevant|related|a|an|technical|equivalent) degree\b`,
);

/** The degrees that a text names, from the lowest to the highest; one without its name is that of a bachelor. */
export function degreesIn(text: string): DegreeLevel[] {
  const named = degreeLevels.filter((level) => names[level].test(text));
  return named.length === 0 && SOME_DEGREE.test(text) ? ['bachelor'] : named;
}
