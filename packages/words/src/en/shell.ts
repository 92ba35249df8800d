/** Texts for menu commands that a window cannot carry out at the moment. */
export const shell = {
  openFailed: 'The file could not be opened',
  openFirst: 'Open a document first',
  openFirstToPrint: 'Then Print prints its pages.',
  openFirstToSave: 'Then its pages can be saved as a PDF.',
  openFirstForPalette: 'Then the commands for it are here.',
} as const;
