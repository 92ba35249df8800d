/** The resume templates by id, in the order of the gallery, for programs that draw nothing. */
const resume = [
  'classic',
  'modern',
  'sidebar',
  'sidebar-right',
  'banner',
  'timeline',
  'two-column',
  'compact',
  'minimal',
  'executive',
  'academic',
  'technical',
] as const;

/** The templates of each kind of document that has a gallery, by id; the registry's own order. */
export const templateIds: Readonly<Record<'resume' | 'coverletter', readonly string[]>> = {
  resume,
  // Each resume template has a twin for letters.
  coverletter: resume.map((id) => `letter-${id}`),
};
