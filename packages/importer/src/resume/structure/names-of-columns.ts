import type { Line } from '../../text/line.ts';
import { entryLabel } from './entry-labels.ts';

/** What the columns of tables are called: of skills, of languages, of studies and courses, of jobs. */
const COLUMN =
  /^(?:categor(?:y|ies)|areas?|types?|domains?|groups?|(?:technical )?skills?|tools?|technolog(?:y|ies)|details|descriptions?|levels?|proficiency|experience|languages?|years?|periods?|dates?|degrees?|qualifications?|institutions?|schools?|university|courses?|certificates?|grades?|scores?|results?|employers?|company|positions?|role|title|location|place|board|percentage|kategorie|bereich|kenntnisse|sprachen?|zeitraum|zeit|jahre?|datum|ausbildung|abschluss|institution|schule|hochschule|zertifikate?|kurs|note|arbeitgeber|firma|position|tätigkeit|ort|niveau|catégorie|domaine|compétences?|outils|langues?|périodes?|années?|dates?|diplômes?|formation|établissement|écoles?|entreprise|poste|lieu|categoría|área|habilidades|herramientas|nivel|idiomas?|período|años?|fechas?|título|titulación|centro|institución|empresa|puesto|cargo|lugar|categoria|competências|ferramentas|nível|anos?|curso|instituição|competenze|livello|lingu[ae]|periodo|anno|titolo|istituto|azienda|kategoria|język|poziom|okres|rok|uczelnia|taal|talen|periode|jaar|opleiding|instelling|категория|навыки|уровень|язык|период|год|类别|分类|技能|熟练程度|分類|種別|スキル|レベル|분류|구분|기술|수준)$/iu;

/** "Employer / project" names a column as well. */
const isNameOfColumn = (text: string): boolean => {
  const parts = text
    .replace(/[:：]$/u, '')
    .split('/')
    .map((part) => part.trim());
  return parts.length <= 3 && parts.every((part) => COLUMN.test(part) || entryLabel(part) !== undefined);
};

/** Lines without the rows that name the columns of the table below them: "Category | Skills". */
export const withoutNamesOfColumns = (lines: readonly Line[]): readonly Line[] => {
  const isHead = ({ cells }: Line, next: Line | undefined): boolean =>
    cells.length > 1 &&
    next?.cells.length === cells.length &&
    cells.every(({ text }) => isNameOfColumn(text)) &&
    !next.cells.every(({ text }) => isNameOfColumn(text));
  return lines.some((line, index) => isHead(line, lines[index + 1]))
    ? lines.filter((line, index) => !isHead(line, lines[index + 1]))
    : lines;
};
