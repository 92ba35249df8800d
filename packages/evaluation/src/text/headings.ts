import { sectionOf, sections } from '@vitae/domain';
import { folded, lowerWords } from './words.ts';

/** Words by which readers recognise a section, beside those of its own headings; without accents. */
const further = {
  experience:
    'experience employment work career history professional positions roles beruf berufserfahrung werdegang taetigkeiten praxis stationen laufbahn tatigkeiten emploi emplois parcours experiences carriere trabajo empleo trayectoria laboral laborales trabalho emprego carreira percurso profissional esperienza esperienze lavorativa lavorative lavoro impiego werkervaring ervaring arbeidserfaring erhvervserfaring erfaring erfarenhet arbetslivserfarenhet doswiadczenie zkusenosti skusenosti tyokokemus iskustvo pengalaman deneyim deneyimi tapasztalat munkatapasztalat munkahelyek experienta praxe zamestnani izkusnje zaposlitve patirtis pieredze tookogemus delo опыт досвід досвiд опит искуство',
  education:
    'education academic qualifications studies degrees training school university bildung studium schulbildung berufsbildung bildungsweg formation etudes diplomes estudios educacion academica estudos educacao academico escolaridade academicos academicas titulos grados educazione istruzione formazione studi titoli opleiding opleidingen uddannelse utdanning utbildning wykształcenie vzdelani vzdelanie koulutus obrazovanje pendidikan egitim tanulmanyok vegzettseg iskolak educatie studii izobrazba issilavinimas izglitiba haridus образование освіта',
  skill:
    'skills competencies competences savoir-faire expertise technologies tools abilities strengths proficiencies toolkit kenntnisse faehigkeiten fahigkeiten kompetenzen fertigkeiten skills connaissances aptitudes outils conocimientos capacidades aptitudes tecnologias conhecimentos habilidades qualificacoes umiejetnosci edv stack tooling toolbox software programme informatik informatique informatica logiciels competenze abilita conoscenze capacita vaardigheden kompetencer kompetanse kompetenser fardigheter ferdigheter dovednosti znalosti zrucnosti taidot vjestine keahlian keterampilan beceriler 技能 专业技能 職業技能 专业能力 個人技能 个人技能 技能特长 專業技能 专长 スキル 活かせるスキル 技術スキル 기술 보유기술 보유역량',
  summary:
    'summary profile objective about profil zusammenfassung kurzprofil ueber uber apropos presentation resume perfil resumen resumo sobre objetivo podsumowanie profilo sommario riepilogo ringkasan ozet hakkimda sammanfattning sammendrag yhteenveto osszefoglalas bemutatkozas rezumat povzetek sazetak',
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

/** Known in a heading beside another one, though not alone. */
const BESIDE =
  /^(?:(?:personal |side |own |selected )?projects?|projekte?|projets?|proyectos|projetos|progetti|projecten|internships?|placements|praktika|stages|prácticas|pasantías|estágios|tirocini|volunteering|volunteer work|ehrenamt|bénévolat|voluntariado|volontariato|certifications?|certificates?|zertifikate|certificats?|certificaciones|certificados|certificações|certificazioni|technolog(?:y|ies)|technologien|tecnologías?|tecnologias?|tecnologie|teknologi|languages|sprachen|langues|idiomas|lingue|publications|research|teaching|leadership|activities|tools|achievements)$/iu;
/** Whether a heading joins usual ones of several sections: "Projects & Internships". */
export const joinsUsual = (heading: string): boolean => {
  const parts = heading
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .split(/ ?[&/+,] ?| (?:and|und|et|y|e|en|og|och|i|a|dan|ve) /iu);
  const isUsual = (part: string) =>
    PART.test(part) || BESIDE.test(part) || isShownHeading(part) || headed.some((key) => knownHeading(key, part));
  return parts.length > 1 && parts.every(isUsual);
};

/** The sections that every program looks for; a heading of another one may be any. */
export const sought: ReadonlySet<string> = new Set(['experience', 'education', 'skill']);

/** Whether a heading has a word by which the section is known in any language. */
export function knownHeading(key: string, heading: string): boolean {
  // A syllable of Vietnamese is a word of others: "Học vấn", "van den Heuvel".
  const inWords = Object.entries(sectionOf(key)?.headings ?? {}).flatMap(([language, shownAs]) =>
    language === 'vi' ? [] : [shownAs],
  );
  const known = new Set(marked([...inWords, furtherOf(key)].join(' ')));
  const trimmed = heading.trim();
  const isAsShown = Object.values(sectionOf(key)?.headings ?? {}).some((one) => folded(one) === folded(trimmed));
  return isAsShown || marked(trimmed).some((word) => word.length > 2 && known.has(word));
}
