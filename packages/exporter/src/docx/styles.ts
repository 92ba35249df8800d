import { directionOf, languageOf, type Resume } from '@vitae/domain';
import { AlignmentType, BorderStyle, LevelFormat, LineRuleType, TabStopType, type IParagraphStylePropertiesOptions, type IPropertiesOptions } from 'docx';
import type { Look } from '../look.ts';

/** Names of the styles that a paragraph of a resume may have, beside Word's own Title and Heading 1 to 3. */
export const styleIds = { headline: 'Subtitle', contacts: 'ContactDetails', details: 'EntryDetails', line: 'EntryLine', bullet: 'ListBullet' } as const;

export const bulletList = 'bullets';

/** Paper in twentieths of a point (ISO 216; ANSI/ASME Y14.1). */
const paper = { A4: { width: 11_906, height: 16_838 }, LETTER: { width: 12_240, height: 15_840 } } as const;

const twips = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

/** Size and margins of the pages. */
export function pageOf({ page, margin }: Look) {
  const edge = twips(margin);
  return { size: paper[page], margin: { top: edge, bottom: edge, left: edge, right: edge, header: edge / 2, footer: edge / 2 } };
}

/** What stands in for the family where it is not installed (ECMA-376, 17.8.3.1). */
export function fontTable({ font }: Look): string {
  const [instead, family] = font.serif ? ['Cambria', 'roman'] : ['Calibri', 'swiss'];
  const entry = `<w:font w:name="${font.name}"><w:altName w:val="${instead}"/><w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${entry}</w:fonts>`;
}

/** Fonts of an office program for scripts that the families of documents do not have. */
const scriptFonts: Readonly<Partial<Record<string, { cs?: string; eastAsia?: string }>>> = {
  ar: { cs: 'Arial' },
  he: { cs: 'Arial' },
  hi: { cs: 'Nirmala UI' },
  zh: { eastAsia: 'Microsoft YaHei' },
  ja: { eastAsia: 'Yu Gothic' },
  ko: { eastAsia: 'Malgun Gothic' },
};

/** Under which of its three headings a language stands in a run (ECMA-376, 17.3.2.20). */
function languagesOf(locale: string) {
  const tag = new Intl.Locale(locale).region ? locale : regional(locale);
  if (directionOf(locale) === 'rtl' || languageOf(locale) === 'hi') return { value: 'en-US', bidirectional: tag };
  return ['zh', 'ja', 'ko'].includes(languageOf(locale)) ? { value: 'en-US', eastAsia: tag } : { value: tag };
}

/** Word looks its spelling up by language and region. */
function regional(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}-${region}` : locale;
}

/** The styles and lists of the document: what a person changes once to change it everywhere. */
export function stylesOf({ locale }: Pick<Resume, 'locale'>, look: Look): Pick<IPropertiesOptions, 'styles' | 'numbering'> {
  const { font, fontSize } = look;
  const accent = look.accent.slice(1);
  const rtl = directionOf(locale) === 'rtl';
  const size = (scale: number) => Math.round(fontSize * scale * 2);
  const faces = { ascii: font.name, hAnsi: font.name, cs: font.name, eastAsia: font.name, ...scriptFonts[languageOf(locale)] };
  const { width } = paper[look.page];
  const paragraph = (before: number, after: number, more: IParagraphStylePropertiesOptions = {}): IParagraphStylePropertiesOptions => ({
    spacing: { before: before * 20, after: after * 20 },
    ...more,
  });
  /** What the start of an entry has in common: it stays with what follows. */
  const head = { keepNext: true, keepLines: true };
  const dates = { rightTabStop: width - 2 * twips(look.margin), tabStops: [{ type: TabStopType.RIGHT, position: width - 2 * twips(look.margin) }] };
  const own = (id: string, name: string, options: { run?: object; paragraph: IParagraphStylePropertiesOptions }) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...options,
  });
  return {
    styles: {
      default: {
        document: {
          run: { font: faces, size: size(1), color: '1C1C1F', language: languagesOf(locale) },
          // A single line is about 1.2 times the size of the font.
          paragraph: { spacing: { line: Math.round((240 * look.lineHeight) / 1.2), lineRule: LineRuleType.AUTO, after: 0 } },
        },
        title: { run: { size: size(2.4), bold: true, color: accent }, paragraph: paragraph(0, 2, { alignment: AlignmentType.CENTER, keepNext: true }) },
        heading1: {
          run: { size: size(1.2), bold: true, color: accent },
          paragraph: paragraph(14, 4, { ...head, border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'B9BCC4' } } }),
        },
        heading2: { run: { size: size(1.05), bold: true, color: '1C1C1F' }, paragraph: paragraph(7, 0, head) },
        heading3: { run: { size: size(1), bold: true, color: '1C1C1F' }, paragraph: paragraph(5, 0, head) },
        hyperlink: { run: { color: accent, underline: { type: 'single', color: 'B9BCC4' } } },
      },
      paragraphStyles: [
        own(styleIds.headline, 'Subtitle', { run: { size: size(1.15), color: '55565C' }, paragraph: paragraph(0, 2, { alignment: AlignmentType.CENTER }) }),
        own(styleIds.contacts, 'Contact Details', { paragraph: paragraph(2, 2, { alignment: AlignmentType.CENTER }) }),
        own(styleIds.details, 'Entry Details', { run: { color: '55565C' }, paragraph: paragraph(0, 2, dates) }),
        own(styleIds.line, 'Entry Line', { paragraph: paragraph(1, 1, dates) }),
        own(styleIds.bullet, 'List Bullet', { paragraph: paragraph(1, 1, { numbering: { reference: bulletList, level: 0 } }) }),
      ],
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: rtl ? { start: 284, hanging: 227 } : { left: 284, hanging: 227 } }, run: { font: faces } },
            },
          ],
        },
      ],
    },
  };
}
