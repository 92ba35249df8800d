/** Texts of the footer, and of menu commands that a window cannot carry out at the moment. */
export const shell = {
  footer: {
    label: 'Footer',
    tagline: 'Eliminate errors, get your CV ready for the right job, and see how good it is.',
    resources: 'Resources',
    company: 'Company',
    newsletter: 'Newsletter',
    newsletterIntro: 'Advice on resumes and applications, by email.',
    newsletterClosed: 'There is no mailing list yet, so there is nothing to sign up for.',
    newsletterSent: 'Look into your mailbox: the newsletter starts once you have opened the link in our email.',
    email: 'Email address',
    subscribe: 'Subscribe',
    social: 'Social profiles',
    cards: 'Card brands',
    copyright: '© {{year}} {{appName}}',
  },
  openFailed: 'The file could not be opened',
  openFirst: 'Open a document first',
  openFirstToPrint: 'You can then print its pages.',
  openFirstToSave: 'You can then save its pages as a PDF.',
  openFirstForPalette: 'You can then use its commands.',
} as const;
