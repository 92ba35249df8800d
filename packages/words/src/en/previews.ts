/** What previews of links say beside the picture of a page. */
export const previews = {
  resume: 'Resume example',
  coverletter: 'Cover letter example',
  other: 'Example',
} as const;
