import { sectionOf, sections } from '@vitae/domain';
import { folded, lowerWords } from './words.ts';

/** Words by which readers recognise a section, beside those of its own headings; without accents. */
const further = {
  experience:
    'experience employment work career history professional positions roles beruf berufserfahrung werdegang taetigkeiten praxis stationen laufbahn tatigkeiten emploi emplois parcours experiences carriere trabajo empleo trayectoria laboral laborales trabalho emprego carreira percurso profissional esperienza esperienze lavorativa lavorative lavoro impiego',
  education:
    'education academic qualifications studies degrees training school university bildung studium schulbildung berufsbildung bildungsweg formation etudes diplomes estudios educacion academica estudos educacao academico escolaridade academicos academicas titulos grados educazione istruzione formazione studi titoli',
  skill:
    'skills competencies competences savoir-faire expertise technologies tools abilities strengths proficiencies toolkit kenntnisse faehigkeiten fahigkeiten kompetenzen fertigkeiten skills connaissances aptitudes outils conocimientos capacidades aptitudes tecnologias conhecimentos habilidades qualificacoes umiejetnosci edv stack tooling toolbox software programme informatik informatique informatica logiciels competenze abilita conoscenze capacita',
  summary:
    'summary profile objective about profil zusammenfassung kurzprofil ueber uber apropos presentation resume perfil resumen resumo sobre objetivo podsumowanie profilo sommario riepilogo',
} as const;
export type HeadedSection = keyof typeof further;
export const headed: readonly HeadedSection[] = ['experience', 'education', 'skill', 'summary'];
const furtherOf = (key: string): string => Object.entries(further).find(([one]) => one === key)?.[1] ?? '';

const marked = (text: string): string[] => lowerWords(folded(text));

const shown = new Set(sections.flatMap(({ headings }) => Object.values(headings).map((one) => folded(one))));
/** Whether a line is the usual heading of any section, in any language. */
export const isShownHeading = (line: string): boolean => shown.has(folded(line.trim()));

/** Parts of headings beside the usual ones. */
const PART =
  /^(?:hobbies|hobbys|hobby|loisirs|passe-temps|aficiones|interests?|interessen|intérêts|intereses|interesses|kurse|seminare|fortbildungen|weiterbildungen|courses|seminars|trainings?|cours|séminaires|cursos|seminarios|seminários|workshops?|awards|honou?rs|references|referenzen)$/iu;
/** Whether a line is a heading, or several joined: "Interessen und Hobbies". */
export const joinsHeadings = (line: string): boolean =>
  line
    .trim()
    .split(/\s+(?:and|und|et|y|e|&|\/|\+)\s+/u)
    .every((part) => PART.test(part) || isShownHeading(part));

/** The sections that every program looks for; a heading of another one may be any. */
export const sought: ReadonlySet<string> = new Set(['experience', 'education', 'skill']);

/** Whether a heading has a word by which the section is known in any language. */
export function knownHeading(key: string, heading: string): boolean {
  const known = new Set(marked([...Object.values(sectionOf(key)?.headings ?? {}), furtherOf(key)].join(' ')));
  const trimmed = heading.trim();
  const isAsShown = Object.values(sectionOf(key)?.headings ?? {}).some((one) => folded(one) === folded(trimmed));
  return isAsShown || marked(trimmed).some((word) => word.length > 2 && known.has(word));
}
