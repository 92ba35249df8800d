import { sections, type Level, type Resume, type TemplateTokens } from '@vitae/domain';

/** Countries where resumes have no photo, because it is unusual or invites discrimination. */
const noPhoto = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'NL', 'SE', 'NO', 'DK', 'FI', 'IS']);

/** Countries that write dates in resumes as month and year in figures: 05/2024. */
const figures = new Set([
  'DE',
  'AT',
  'CH',
  'LI',
  'FR',
  'BE',
  'LU',
  'IT',
  'ES',
  'PT',
  'BR',
  'NL',
  'PL',
  'CZ',
  'SK',
  'HU',
  'RO',
  'BG',
  'HR',
  'SI',
  'GR',
  'TR',
  'RU',
  'UA',
  'JP',
  'KR',
  'CN',
  'TW',
  'VN',
]);

/** Whether a photo on a resume is usual in a country. */
export function isPhotoUsual(country: string): boolean {
  return !noPhoto.has(country);
}

/**
 * The settings for a country's conventions; `null` leaves one to the template. The paper size follows the country
 * automatically.
 */
function habitsOf(country: string): Pick<TemplateTokens, 'dateStyle' | 'showPhoto'> {
  return { dateStyle: figures.has(country) ? 'month-number' : null, showPhoto: isPhotoUsual(country) ? null : false };
}

/**
 * The resume for another country. Settings that the user chose against the conventions of the old one stay; an existing
 * photo is not hidden.
 */
export function withCountry(resume: Resume, country: string): Resume {
  const { tokens } = resume.template;
  const [old, now] = [habitsOf(resume.country), habitsOf(country)];
  const dateStyle = tokens.dateStyle === old.dateStyle ? now.dateStyle : tokens.dateStyle;
  const showPhoto =
    resume.basics.photo === null && (tokens.showPhoto === null || tokens.showPhoto === old.showPhoto)
      ? now.showPhoto
      : tokens.showPhoto;
  return { ...resume, country, template: { ...resume.template, tokens: { ...tokens, dateStyle, showPhoto } } };
}

/** The order of sections for a level: beginners show their education first. `[]` is the usual order. */
export function orderFor(level: Level): string[] {
  const early =
    level === 'entry' ? sections.filter(({ leadsAtEntry }) => leadsAtEntry === true).map(({ key }) => key) : [];
  return early.length > 0
    ? ['summary', ...early, ...sections.map(({ key }) => key).filter((key) => !early.includes(key))]
    : [];
}

/** The resume for another level. Sections that the user arranged keep their order. */
export function withLevel(resume: Resume, level: Level): Resume {
  const { layout } = resume.template;
  const isUntouched = layout.order.length === 0 || layout.order.join() === orderFor(resume.target.level).join();
  const order = isUntouched ? orderFor(level) : layout.order;
  return {
    ...resume,
    target: { ...resume.target, level },
    template: { ...resume.template, layout: { ...layout, order } },
  };
}
