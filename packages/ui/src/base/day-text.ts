/** The day of an ISO time in words, in the language's format: "5 December 2026". */
export function dayText(time: string, language: string): string {
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long' });
}

/** Day and time of an ISO time, in the language's format: "Nov 21, 2026, 1:05 PM". */
export function momentText(time: string, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
