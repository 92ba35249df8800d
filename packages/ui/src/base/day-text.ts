/** The day of an ISO time in words: "5 December 2026" as the language has it. */
export function dayText(time: string, language: string): string {
  return new Date(time).toLocaleDateString(language, { dateStyle: 'long' });
}

/** Day and time of an ISO time: "Nov 21, 2026, 1:05 PM" as the language has it. */
export function momentText(time: string, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
