/** What checks rest on, by short names. A report links these addresses. */
export const sources = {
  /** TheLadders 2012: where recruiters look in six seconds. */
  eyeTracking: 'https://www.scribd.com/doc/233050011/TheLadders-EyeTracking-StudyC2',
  /** A field experiment with 445 recruiters: spelling errors and the chance of an interview. */
  spelling: 'https://doi.org/10.1371/journal.pone.0283280',
  /** Van Toorenburg and others 2015: applicants with informal addresses are rated lower. */
  emailNames: 'https://doi.org/10.1089/cyber.2014.0542',
  /** A simulation with 482 recruiters: two pages are preferred to one. */
  twoPages: 'https://www.resumego.net/research/one-or-two-page-resumes/',
  careerGuide: 'https://careerservices.fas.harvard.edu/resources/create-a-strong-resume/',
  /** How recruiters of a large company ask for it: done what, measured by what, by doing what. */
  measuredResults:
    'https://www.inc.com/bill-murphy-jr/google-recruiters-say-these-5-resume-tips-including-x-y-z-formula-will-improve-your-odds-of-getting-hired-at-google.html',
  letterGuide: 'https://careerservices.fas.harvard.edu/resources/create-a-strong-cover-letter/',
  europass: 'https://europass.europa.eu/en/create-europass-cv',
  phoneNumbers: 'https://www.itu.int/rec/T-REC-E.164',
  emailSyntax: 'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
  urlSyntax: 'https://url.spec.whatwg.org/',
  equalOpportunity: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
  resumeData: 'https://docs.jsonresume.org/schema',
  contrast: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
  textSpacing: 'https://www.w3.org/TR/WCAG22/#text-spacing',
  accessiblePdf: 'https://www.w3.org/WAI/WCAG22/Techniques/#pdf',
  /** What a font draws for a sign that it does not have. */
  missingGlyphs: 'https://learn.microsoft.com/en-us/typography/opentype/spec/recom',
  privateUse: 'https://www.unicode.org/faq/private_use.html',
  confusables: 'https://www.unicode.org/reports/tr39/',
  plainLanguage: 'https://digital.gov/guides/plain-language',
} as const;
