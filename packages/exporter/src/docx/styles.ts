import { directionOf, languageOf, pageSizeOf, type DocumentBase } from '@vitae/domain';
import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  TabStopType,
  type IParagraphStylePropertiesOptions,
  type IPropertiesOptions,
} from 'docx';
import type { Look } from '../look.ts';

/** Names of the styles that a paragraph of a resume may have, in addition to Word's own Title and Heading 1 to 3. */
export const styleIds = {
  headline: 'Subtitle',
  contacts: 'ContactDetails',
  details: 'EntryDetails',
  line: 'EntryLine',
  bullet: 'ListBullet',
  number: 'ListNumber',
} as const;

export const bulletList = 'bullets';
export const numberedList = 'numbers';

/** Paper in twentieths of a point (ISO 216; ANSI/ASME Y14.1). */
const paper = { A4: { width: 11_906, height: 16_838 }, LETTER: { width: 12_240, height: 15_840 } } as const;

const twips = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

/** Size and margins of the pages. */
export function pageOf({ page, margin }: Look) {
  const edge = twips(margin);
  return {
    size: paper[page],
    margin: { top: edge, bottom: edge, left: edge, right: edge, header: edge / 2, footer: edge / 2 },
  };
}

/**
 * The font that replaces each family in a Word file, and how its text is scaled to look as large and run as wide: fonts
 * that every office suite has or replaces with one of the same metrics (Liberation in LibreOffice). A font that the
 * reader's computer lacks would be replaced by any other, and the pages would change with it.
 */
const wordFonts: Readonly<Record<string, { name: string; scale: number }>> = {
  Inter: { name: 'Arial', scale: 1.02 },
  'Source Sans 3': { name: 'Arial', scale: 0.92 },
  'IBM Plex Sans': { name: 'Arial', scale: 0.99 },
  'Source Serif 4': { name: 'Times New Roman', scale: 1.1 },
  'EB Garamond': { name: 'Times New Roman', scale: 0.94 },
  Bitter: { name: 'Times New Roman', scale: 1.12 },
};
const usual = { name: 'Arial', scale: 0.95 };

const wordFont = (font: Look['font']) => wordFonts[font.name] ?? usual;

/** The kind of font, for a program that does not have it (ECMA-376, 17.8.3.1). */
export function fontTable(look: Look): string {
  const entries = new Map(
    [look.font, look.headingFont].map((font) => {
      const { name } = wordFont(font);
      const [instead, family] = font.serif ? ['Liberation Serif', 'roman'] : ['Liberation Sans', 'swiss'];
      return [
        name,
        `<w:font w:name="${name}"><w:altName w:val="${instead}"/><w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`,
      ];
    }),
  );
  const entry = [...entries.values()].join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${entry}</w:fonts>`;
}

/** Fonts of an office suite for scripts that the families of documents lack. */
const scriptFonts: Readonly<Partial<Record<string, { cs?: string; eastAsia?: string }>>> = {
  ar: { cs: 'Arial' },
  he: { cs: 'Arial' },
  hi: { cs: 'Nirmala UI' },
  zh: { eastAsia: 'Microsoft YaHei' },
  ja: { eastAsia: 'Yu Gothic' },
  ko: { eastAsia: 'Malgun Gothic' },
};

/** Which of the three language attributes of a run is used for a language (ECMA-376, 17.3.2.20). */
function languagesOf({ locale, country }: Pick<DocumentBase, 'locale' | 'country'>) {
  const tag = new Intl.Locale(locale).region ? locale : regional(locale, country);
  if (directionOf(locale) === 'rtl' || languageOf(locale) === 'hi') return { value: 'en-US', bidirectional: tag };
  return ['zh', 'ja', 'ko'].includes(languageOf(locale)) ? { value: 'en-US', eastAsia: tag } : { value: tag };
}

/** By language: the countries with a spelling of their own. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  en: ['GB', 'US', 'AU', 'CA', 'IE', 'NZ', 'ZA', 'IN', 'SG'],
  de: ['DE', 'AT', 'CH', 'LU'],
  fr: ['FR', 'BE', 'CA', 'CH', 'LU'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'VE'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
  it: ['IT', 'CH'],
  sv: ['SE', 'FI'],
  ar: ['SA', 'AE', 'EG', 'MA', 'JO', 'LB', 'QA', 'KW', 'TN', 'DZ', 'IQ'],
};

/** Word chooses its spelling checker by language and region: that of the document's country if it has one. */
function regional(locale: string, country: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  if (spellings[language]?.includes(country)) return `${language}-${country}`;
  // English on A4 is spelt as in Britain.
  if (language === 'en' && pageSizeOf(country) === 'A4') return 'en-GB';
  return region ? `${language}-${region}` : locale;
}

/** The styles and lists of the document: changing one changes it everywhere. */
export function stylesOf(
  { locale, country }: Pick<DocumentBase, 'locale' | 'country'>,
  look: Look,
): Pick<IPropertiesOptions, 'styles' | 'numbering'> {
  const font = wordFont(look.font);
  const headingFont = wordFont(look.headingFont);
  const fontSize = look.fontSize * font.scale;
  const accent = look.accent.slice(1);
  const rtl = directionOf(locale) === 'rtl';
  const size = (scale: number) => Math.round(fontSize * scale * 2);
  const facesOf = ({ name }: typeof font) => ({
    ascii: name,
    hAnsi: name,
    cs: name,
    eastAsia: name,
    ...scriptFonts[languageOf(locale)],
  });
  const faces = facesOf(font);
  const headings = headingFont.name === font.name ? {} : { font: facesOf(headingFont) };
  const { width } = paper[look.page];
  const paragraph = (
    before: number,
    after: number,
    more: IParagraphStylePropertiesOptions = {},
  ): IParagraphStylePropertiesOptions => ({
    spacing: { before: before * 20, after: after * 20 },
    ...more,
  });
  /** What the first paragraphs of an entry have in common: they stay with what follows. */
  const head = { keepNext: true, keepLines: true };
  const dates = {
    rightTabStop: width - 2 * twips(look.margin),
    tabStops: [{ type: TabStopType.RIGHT, position: width - 2 * twips(look.margin) }],
  };
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
          run: { font: faces, size: size(1), color: '1C1C1F', language: languagesOf({ locale, country }) },
          // A single line is about 1.2 times the size of the font.
          paragraph: {
            spacing: { line: Math.round((240 * look.lineHeight) / 1.2), lineRule: LineRuleType.AUTO, after: 0 },
          },
        },
        title: {
          run: { ...headings, size: size(2.4), bold: true, color: accent },
          paragraph: paragraph(0, 2, { alignment: AlignmentType.CENTER, keepNext: true }),
        },
        heading1: {
          run: { ...headings, size: size(1.2), bold: true, color: accent },
          paragraph: paragraph(14, 4, {
            ...head,
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'B9BCC4' } },
          }),
        },
        heading2: { run: { size: size(1.05), bold: true, color: '1C1C1F' }, paragraph: paragraph(7, 0, head) },
        heading3: { run: { size: size(1), bold: true, color: '1C1C1F' }, paragraph: paragraph(5, 0, head) },
        hyperlink: { run: { color: look.second.slice(1), underline: { type: 'single', color: 'B9BCC4' } } },
      },
      paragraphStyles: [
        own(styleIds.headline, 'Subtitle', {
          run: { size: size(1.15), color: '55565C' },
          paragraph: paragraph(0, 2, { alignment: AlignmentType.CENTER }),
        }),
        own(styleIds.contacts, 'Contact Details', { paragraph: paragraph(2, 2, { alignment: AlignmentType.CENTER }) }),
        own(styleIds.details, 'Entry Details', { run: { color: '55565C' }, paragraph: paragraph(0, 2, dates) }),
        own(styleIds.line, 'Entry Line', { paragraph: paragraph(1, 1, dates) }),
        own(styleIds.bullet, 'List Bullet', {
          paragraph: paragraph(1, 1, { numbering: { reference: bulletList, level: 0 } }),
        }),
        own(styleIds.number, 'List Number', { paragraph: paragraph(1, 1) }),
      ],
    },
    numbering: {
      config: ([bulletList, numberedList] as const).map((reference) => ({
        reference,
        levels: [
          {
            level: 0,
            format: reference === bulletList ? LevelFormat.BULLET : LevelFormat.DECIMAL,
            text: reference === bulletList ? '•' : '%1.',
            alignment: AlignmentType.START,
            style: {
              paragraph: { indent: rtl ? { start: 284, hanging: 227 } : { left: 284, hanging: 227 } },
              run: { font: faces },
            },
          },
        ],
      })),
    },
  };
}
