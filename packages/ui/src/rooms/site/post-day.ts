/** The day of a post in words. The same everywhere, since the server and browsers render it. */
export const postDay = ({ day }: { day: string }, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
