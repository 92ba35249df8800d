import { pass, resumeCheck, skip, warnAt } from '../check.ts';
import { isOfWork } from '../resume/of-work.ts';
import { sources } from '../sources.ts';
import { FIRST_PERSON } from '../text/first-person.ts';
import { listedLanguages } from '../text/words.ts';

export const wri02 = resumeCheck({
  id: 'WRI-02',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ sentences, language, isAcademic, dated }) => {
    if (sentences.length === 0) return skip('nothing-to-check');
    const pronouns = listedLanguages.flatMap((listed) => (listed === language ? [FIRST_PERSON[listed]] : []));
    // In other languages, a profile in whole sentences is common, and so is it among academics, who tell of their research.
    const judged = sentences.filter(
      ({ path }) =>
        ((language === 'en' && !isAcademic) || path !== 'summary') && !(isAcademic && isOfWork(path, dated)),
    );
    const found = judged.filter(
      ({ text }) =>
        !DECLARATION.test(text) && !CONSENT.test(text) && pronouns.some((pronoun) => pronoun.test(unquoted(text))),
    );
    // In one sentence, what is somebody's own is a slip that nobody minds.
    const isOwnAlone = ({ text }: (typeof found)[number]) =>
      !pronouns.some((pronoun) => pronoun.test(unquoted(text).replaceAll(OWN, ' ')));
    // So is one in the summary, where people say what they like and look for.
    const isInSummary = ({ path }: (typeof found)[number]) => path === 'summary';
    return found.length === 1 && found.every((one) => isOwnAlone(one) || isInSummary(one)) ? pass : warnAt(found);
  },
});

/** "My thesis", "minhas habilidades". */
const OWN = /(?<![\p{L}\p{N}-])(?:my|meine?[rmns]?|mon|ma|mes|mis?|meus?|minhas?)(?![\p{L}\p{N}-])/giu;

/** In India and some countries where French is spoken, resumes end with a sentence that says that all of this is true. */
const DECLARATION = /\bhereby (?:declare|certify|affirm)|\bje soussignée?(?!\p{L})/iu;
/** In Italy and Poland, they end with a consent that the law asks for. */
const CONSENT =
  /(?<!\p{L})(?:authori[sz]e|consent|agree|autorizzo|acconsento|wyrażam zgodę|zgadzam się)(?!\p{L}).{0,60}(?<!\p{L})(?:personal data|dati personali|danych osobowych)(?!\p{L})/iu;

/** Quotations and titles speak for somebody else. */
const unquoted = (text: string): string => text.replaceAll(/[“"«„][^“”"«»„]*[”"»“]/gu, ' ');
