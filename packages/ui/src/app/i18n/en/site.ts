/** Words of the public pages. */
export const site = {
  later: {
    label: 'Not in this version',
    build: 'Build your resume',
    templates: 'See the templates',
    account: {
      title: 'Accounts are not available yet',
      what: 'An account will keep your documents in step on all your devices. You never need one to write, preview or download a resume.',
      now: 'Everything you make now is kept in this browser, on this device. When accounts arrive you can take it along.',
    },
    signOut: {
      title: 'You are not signed in',
      what: 'This version has no accounts, so there is nothing to sign out of.',
      now: 'Your documents stay in this browser, on this device.',
    },
    payment: {
      title: 'There is nothing to pay',
      what: 'This version has no plans, no prices and no wallet. Every template and every download is free, without a watermark.',
      now: 'If paid extras arrive later, what you can do today stays free.',
    },
    evaluation: {
      title: 'Evaluation is not available in this version yet',
      what: 'The evaluation will read your CV or cover letter as a hiring system does, show what is missing or unclear, and say how to fix each point.',
      now: 'What you can do today: build or import your resume. The builder shows how complete it is and names the next best step.',
    },
    coverLetter: {
      title: 'Cover letters are not available in this version yet',
      what: 'You will write a letter in the same way as a resume, in a look that matches it.',
      now: 'What you can do today: finish the resume that the letter will go with.',
    },
    resumeSamples: {
      title: 'Resume samples by job title',
      what: 'The library of samples by job title is not in this version yet. It will show complete resumes and say what makes each one work.',
      now: 'A first set of sample resumes is ready as a starting point: choose “Start from a sample” when you build yours.',
    },
    coverLetterSamples: {
      title: 'Cover letter samples by job title',
      what: 'Sample letters by job title are not in this version yet.',
      now: 'What you can do today: build the resume that the letter will go with.',
    },
    admin: {
      title: 'There is no admin area in this version',
      what: 'The admin area will manage users, plans, templates and samples.',
      now: 'Nothing needs managing yet: documents live in each visitor’s own browser.',
    },
  },
} as const;
