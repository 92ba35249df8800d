/** Texts of the samples: finished documents by job title. */
export const samples = {
  list: {
    resume: {
      title: 'Resume examples by job title',
      intro:
        'Whole resumes, not fragments: each shows a person at one point of a career, with what makes it work. Open one in the builder and make it yours. Everybody in them is invented.',
    },
    coverletter: {
      title: 'Cover letter examples by job title',
      intro:
        'Whole letters, each written to one employer, with what makes it work. Open one in the builder and make it yours. Everybody in them is invented.',
    },
  },
  search: 'Find a job title',
  searchHint: 'Job title, such as nurse or welder',
  found_one: '{{count}} example',
  found_other: '{{count}} examples',
  foundNone: 'No example matches “{{query}}”. Try another word for the same job, or browse the categories.',
  categories: 'Categories',
  of: { resume: 'resume example', coverletter: 'cover letter example', other: 'example' },
  levels: { entry: 'Entry level', mid: 'Mid-career', senior: 'Senior' },
  title: {
    resume: '{{title}} resume example',
    coverletter: '{{title}} cover letter example',
  },
  titleIn: {
    resume: '{{title}} resume example in {{language}}',
    coverletter: '{{title}} cover letter example in {{language}}',
  },
  description: {
    resume:
      'A whole {{title}} resume ({{level}}), as real pages and as text, with {{count}} reasons why it works. Open it in the builder with a click, free and without an account.',
    coverletter:
      'A whole {{title}} cover letter ({{level}}), as real pages and as text, with {{count}} reasons why it works. Open it in the builder with a click, free and without an account.',
  },
  about: {
    resume: '{{person}} is invented, the pages are real: this is what the PDF looks like.',
    coverletter: '{{person}} is invented, the page is real: this is what the PDF looks like.',
  },
  all: { resume: 'All resume examples', coverletter: 'All cover letter examples' },
  use: 'Use this example',
  useHint: 'Opens a copy in the builder. No account needed, nothing to pay.',
  useNamed: 'Use {{title}}',
  useShort: 'Use',
  page: 'Page {{page}} of the example',
  pageMarked: 'Page {{page}} of the example; numbers mark the places of the reasons beside it',
  works: 'What makes it work',
  text: { resume: 'The text of this resume', coverletter: 'The text of this letter' },
  related: { resume: 'More resume examples', coverletter: 'More cover letter examples' },
  inLanguages: 'The same example in another language',
  gone: 'This example is no longer there.',
  notOpened: 'The example could not be opened',
  notLoaded: 'The examples could not be loaded',
} as const;
