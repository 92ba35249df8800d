/** The languages of starters. English has them for job titles and situations, the others for situations. */
export const starterLanguages = ['en', 'de', 'fr', 'es'] as const;
export type StarterLanguage = (typeof starterLanguages)[number];

/** The language of starters for a letter in a language; `undefined` where there are none. */
export const starterLanguageOf = (language: string): StarterLanguage | undefined =>
  starterLanguages.find((one) => one === language);

/** What starters have in place of the letter's company and job title, in each of their languages. */
export const starterGaps = {
  company: ['[company]', '[Unternehmen]', '[entreprise]', '[empresa]'],
  jobTitle: ['[job]', '[Stelle]', '[poste]', '[puesto]'],
} as const;
