/** Writes a number of a report: with one decimal at most, and an average near nothing as more than nothing. */
export const figureNumber = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 1,
    roundingPriority: 'morePrecision',
  });
