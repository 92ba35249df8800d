/** The windows in which the pages are beside the form (a media query). */
export const besidePages = '(min-width: 64rem)';
