/** What previews of links say beside the picture of a page. */
export const previews = {
  resume: 'Resume example',
  coverletter: 'Cover letter example',
  other: 'Example',
  home: 'The resume you see is the file you send',
  site: 'Resumes and cover letters, drawn as real pages',
} as const;
