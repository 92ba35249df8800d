import type { Translator } from '../../../base/i18n/index.ts';

const names = {
  accent: 'design.colour',
  secondColour: 'design.secondColour',
  fontFamily: 'design.font',
  headingFamily: 'design.headingFamily',
  fontSize: 'design.size',
  lineHeight: 'design.lineHeight',
  spacing: 'design.spacing',
  margin: 'design.margin',
  page: 'design.paper',
  pageNumbers: 'design.pageNumbers',
} as const;

const isNamed = (token: string): token is keyof typeof names => Object.hasOwn(names, token);

/** The name of a setting of any template: "Design · Margins"; `null` for an unknown path. */
export function settingName(path: string, t: Translator<'preview'>): string | null {
  const token = path.replace('template.tokens.', '');
  return isNamed(token) ? t('design.setting', { name: t(names[token]) }) : null;
}
