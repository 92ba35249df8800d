import { fontFamilies, type AnyDocument, type Conflict } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import type { Translator } from '../../../base/i18n/index.ts';
import { settingName } from './setting-name.ts';

/** The settings that only the choice between two versions has to name. */
const names = {
  id: 'design.template',
  dateStyle: 'design.dates',
  datesAtEnd: 'design.datesAtEnd',
  contactIcons: 'design.contactIcons',
  levels: 'design.levels',
  showPhoto: 'design.photo',
  order: 'design.sections',
  side: 'design.sideColumn',
  breakBefore: 'design.breakBefore',
  fitPages: 'design.fit',
  autoFit: 'design.autoFit',
} as const;

/** Values that are words of the design panel. */
const words = {
  'page.A4': 'design.a4',
  'page.LETTER': 'design.letter',
  'pageNumbers.later': 'design.numbersLater',
  'pageNumbers.every': 'design.numbersEvery',
  'pageNumbers.none': 'design.numbersNone',
  'dateStyle.month-name': 'design.monthName',
  'dateStyle.month-number': 'design.monthNumber',
  'dateStyle.year': 'design.year',
  'levels.words': 'design.levelStyles.words',
  'levels.dots': 'design.levelStyles.dots',
  'levels.bars': 'design.levelStyles.bars',
} as const;

/** Values without a setting. */
const unset = {
  secondColour: 'design.sameColour',
  headingFamily: 'design.sameFamily',
  pageNumbers: 'design.numbersLater',
  fitPages: 'design.fitOff',
} as const;

/** Sizes: their unit, and the factor from the stored value. */
const sizes = {
  fontSize: ['design.points', 1],
  lineHeight: ['design.times', 1],
  spacing: ['design.percent', 100],
  margin: ['design.millimetres', 1],
} as const;

const isIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);

const nameIn = (path: string): string => path.split('.').at(-1) ?? '';

/** The name of a setting of the look, whether or not its control is on the screen; `null` for any other path. */
export function designName(path: string, t: Translator<'preview'>): string | null {
  if (!path.startsWith('template.')) return null;
  const name = nameIn(path);
  return settingName(path, t) ?? (isIn(names, name) ? t('design.setting', { name: t(names[name]) }) : null);
}

/** The value of a setting of the look, as the design panel words it; `null` for any other path. */
export function designValue(
  document: AnyDocument,
  path: string,
  value: Conflict['other'],
  t: Translator<'preview'>,
  language: string,
): string | null {
  if (!path.startsWith('template.')) return null;
  const name = nameIn(path);
  if (value === null) return t(isIn(unset, name) ? unset[name] : 'design.templateDefault');
  if (typeof value === 'number' && isIn(sizes, name)) {
    const [unit, factor] = sizes[name];
    return t(unit, { value: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value * factor) });
  }
  if (typeof value === 'number' && name === 'fitPages') return t('design.fitPages', { count: value });
  if (typeof value !== 'string') return null;
  if (name === 'id') return templateKindOf(document.kind).templates.find(({ id }) => id === value)?.name ?? value;
  const family = fontFamilies.find((one) => one === value);
  if (family) return t(`fonts.${family}`);
  const setting = `${name}.${value}`;
  return isIn(words, setting) ? t(words[setting]) : value;
}
