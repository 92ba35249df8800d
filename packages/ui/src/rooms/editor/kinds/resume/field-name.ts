import { registeredText } from '@vitae/words/catalogue';
import { orderedSections, type Resume } from '@vitae/domain';
import type { Translator } from '../../../../base/i18n/index.ts';

/** The name of a field of the document: "Experience · Employer"; `null` for an unknown path. */
export function fieldName(resume: Resume, path: string, t: Translator<'preview'>): string | null {
  const [root = '', ...rest] = path.split('.');
  if (root === 'template') return settingOf(rest.at(-1), t);
  if (root === 'basics') return t(`fields.${basicsField(rest)}`);
  if (root === 'variantOf') return t('fields.variantOf');
  const section = orderedSections(resume).find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (!section) return null;
  const field = rest.length > 1 ? section.fields[rest.at(-1) ?? ''] : undefined;
  return field ? `${section.heading} · ${registeredText(field.label)}` : section.heading;
}

/** The settings that only resumes have. */
function settingOf(token: string | undefined, t: Translator<'preview'>): string | null {
  const name = (['datesAtEnd', 'contactIcons', 'levels'] as const).find((known) => known === token);
  return name ? t('design.setting', { name: t(`design.${name}`) }) : null;
}

const basicsFields = ['fullName', 'headline', 'email', 'phone', 'location', 'links', 'photo', 'extra'] as const;

const basicsField = ([name]: readonly string[]) => basicsFields.find((field) => field === name) ?? 'details';
