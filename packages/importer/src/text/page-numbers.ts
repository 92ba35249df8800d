const PAGE = String.raw`page|seite|página|pagina|strona|sida|стр\.?|страница|صفحة|第`;
const OF = String.raw`\/|of|von|de|sur|di|van|z|из|من`;
const PAGE_NUMBER = new RegExp(
  String.raw`^(?:(?:${PAGE})\s*)?\d{1,2}(?:\s*(?:${OF})\s*\d{1,2})?\s*(?:页|ページ|頁)?$`,
  'iu',
);

/** "2", "Page 2 of 3", "Jane Doe · Page 2 of 3". */
export const isPageNumber = (text: string): boolean => {
  if (text.length > 200) return false;
  const parts = text.trim().split(/\s*[·|•–—]\s*/u);
  const last = parts.at(-1) ?? '';
  return PAGE_NUMBER.test(last) && (parts.length === 1 || (parts.length === 2 && !/^\d+$/u.test(last)));
};

const UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** Whether a text is the Roman number of a page, counted from 1: "III" on the third. */
export const isRomanNumber = (text: string, page: number): boolean =>
  page > 0 &&
  page < 40 &&
  text.trim().toLowerCase() === `${'x'.repeat(Math.floor(page / 10))}${UNITS[page % 10] ?? ''}`;
