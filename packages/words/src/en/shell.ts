/** Texts for menu commands that a window cannot carry out at the moment. */
export const shell = {
  openFailed: 'The file could not be opened',
  openFirst: 'Open a document first',
  openFirstToPrint: 'You can then print its pages.',
  openFirstToSave: 'You can then save its pages as a PDF.',
  openFirstForPalette: 'You can then use its commands.',
} as const;
