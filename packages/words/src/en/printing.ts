/** The desktop app's texts about printers. */
export const printing = {
  // Windows prints through the program that opens PDFs.
  viewer: 'Your PDF program',
  viewerFailed: 'No program could open the PDF ({{problem}}). Save it and print it from there.',
  tooLarge: 'This PDF is too large to print from here. Save it and print it from there.',
  notAPdf: 'These pages are not a PDF.',
  noPrinter: 'No printer is set up on this computer. Add one in the system settings, or save the PDF.',
  printerGone: 'This printer is no longer available. Choose another one.',
  copiesWrong: 'Choose between 1 and 99 copies.',
  pagesWrong: 'Enter pages like 1-2,4, or leave the field empty to print all of them.',
  paperUnknown: 'The printer “{{printer}}” has no paper size “{{paper}}”. Choose another one.',
  stopped:
    'The printer “{{printer}}” is not printing. {{problem}} Resume it in the printer settings of the system, or choose another printer.',
  refused: 'The printer “{{printer}}” did not accept the job{{detail}}. Choose another printer, or save the PDF.',
  failed: 'The printer “{{printer}}” could not print this{{detail}}, and the job was cancelled. {{advice}}',
  failedAdvice: 'Check the printer and its settings, or choose another one.',
  noCups:
    'The printing system CUPS is not installed on this computer. Install it (on Debian and Ubuntu, the package “cups”) and add your printer, or save the PDF and print it elsewhere.',
  noScheduler:
    'The printing system CUPS is not running. Start it (on most systems: sudo systemctl start cups) and try again, or save the PDF and print it elsewhere.',
  noAnswer: 'The printing system does not respond. Try again in a moment, or save the PDF.',
  // What is wrong with a printer.
  offline: 'It is switched off or not connected.',
  unreachable: 'It cannot be reached.',
  noPaper: 'It is out of paper.',
  jam: 'Paper is jammed.',
  coverOpen: 'A cover is open.',
  noInk: 'It is out of ink or toner.',
  tray: 'A tray is missing or full.',
  paused: 'It is paused{{detail}}.',
  takesNoJobs: 'It accepts no jobs{{detail}}.',
} as const;
