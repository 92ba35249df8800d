import { inSimplified } from '../../../language/traditional.ts';
import { entryLabel } from './entry-labels.ts';

/** What the columns of tables are called: of skills, of languages, of studies and courses, of jobs. */
const COLUMN =
  /^(?:categor(?:y|ies)|areas?|types?|domains?|groups?|(?:technical )?skills?|tools?|technolog(?:y|ies)|details|descriptions?|levels?|proficiency|experience|languages?|years?|periods?|dates?|degrees?|qualifications?|institutions?|schools?|university|courses?|certificates?|grades?|scores?|results?|employers?|company|positions?|role|title|location|place|board|percentage|kategorie|bereich|kenntnisse|sprachen?|zeitraum|zeit|jahre?|datum|ausbildung|abschluss|institution|schule|hochschule|zertifikate?|kurs|note|arbeitgeber|firma|position|tätigkeit|ort|niveau|catégorie|domaine|compétences?|outils|langues?|périodes?|années?|dates?|diplômes?|formation|établissement|écoles?|entreprise|poste|lieu|categoría|área|habilidades|herramientas|nivel|idiomas?|período|años?|fechas?|título|titulación|centro|institución|empresa|puesto|cargo|lugar|categoria|competências|ferramentas|nível|anos?|curso|instituição|competenze|livello|lingu[ae]|periodo|anno|titolo|istituto|azienda|kategoria|język|poziom|okres|rok|uczelnia|taal|talen|periode|jaar|opleiding|instelling|категория|навыки|уровень|язык|период|год|类别|分类|技能|熟练程度|名称|时间|起止时间|公司|公司名称|学校|专业|学历|职位|职务|证书名称|项目名称|分類|種別|種類|スキル|レベル|会社名|勤務先|企業名|期間|時期|在籍期間|年月日?|年|月|年 月|年・月|役割|役職|職種|職位|担当|業務内容|職務内容|プロジェクト名?|案件名?|チーム人数|人数|規模|使用技術|開発環境|技術|言語|経験年数|習熟度|ツール名?|資格名?|資格名称|免許・資格|取得(?:年月|日)|学校名|学部|備考|분류|구분|비고|상태|졸업 ?(?:여부|구분)|기술|수준|항목|내용|項目|内容|项目|说明|詳細|items?|fields?|keys?|values?)$/iu;

/** Whether a text is one of these names, in traditional signs as well. */
export const isColumn = (text: string): boolean => COLUMN.test(text) || COLUMN.test(inSimplified(text));

/** Whether a text names a column of a table; "Employer / project" does as well. */
export const isNameOfColumn = (text: string): boolean => {
  const parts = text
    .replace(/[:：]$/u, '')
    .split('/')
    .map((part) => part.trim());
  return parts.length <= 3 && parts.every((part) => isColumn(part) || entryLabel(part) !== undefined);
};
