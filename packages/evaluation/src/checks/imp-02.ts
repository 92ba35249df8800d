import { failInPart, lacks, pass, resumeCheck, skip } from '../check.ts';
import type { Passage } from '../input.ts';
import { sources } from '../sources.ts';
import { hasFigure, hasNumberWord, knowsNumberWords } from '../text/words.ts';

/** The part of the bullets that should have a figure. */
export const enoughFigures = 0.4;
/** Headings of what came of the work, apart from the roles. */
const OF_RESULTS =
  /^(?:(?:key|selected|career|main|notable|major) )?(?:figures|numbers|results|achievements|accomplishments|highlights)$|^(?:nøkkeltall|nyckeltal|nøgletal|kennzahlen|(?:wichtigste |ausgewählte )?erfolge|ergebnisse|chiffres clés|résultats|réalisations(?: clés)?|(?:principales )?logros|resultados|(?:principais )?(?:conquistas|realizações)|(?:najważniejsze )?osiągnięcia|kerncijfers|risultati|достижения|başarılar)$/iu;
/** Fewer bullets of a file have no shares. */
export const fewestInFile = 3;
export const imp02 = resumeCheck({
  id: 'IMP-02',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ statements: bullets, sentences, resume, language, isAcademic, stage, input }) => {
    // What they study has no figures.
    if (isAcademic) return skip('stage');
    if (bullets.length === 0) return lacks('IMP-01');
    // Of a file, one or two may be anything that was read below a role.
    if (input.origin === 'uploaded' && bullets.length < fewestInFile) return skip('not-read');
    const isWithout = ({ text }: Passage) => !hasFigure(text) && !hasNumberWord(text, language);
    const without = bullets.filter(isWithout);
    // "Key figures", "Selected results": a section of one's own has those of the roles.
    const own = resume.custom.filter(({ heading, hidden }) => !hidden && OF_RESULTS.test(heading.trim()));
    const elsewhere = sentences.filter(
      (one) => own.some(({ id }) => one.path.startsWith(`custom.${id}.`)) && !isWithout(one),
    ).length;
    const total = bullets.length + elsewhere;
    const count = total - without.length;
    const share = count / total;
    // A first job has few results, and studies hardly any.
    const enough = stage === 'entry' ? enoughFigures / 2 : enoughFigures;
    if (share >= enough) return pass;
    // Numbers may be written as words that are not known here.
    if (!knowsNumberWords(language)) return skip('language');
    return failInPart(share / enough, without, { count, total });
  },
});
