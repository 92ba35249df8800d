/** The code page of a font's character set (RTF 1.9.1, "Font Table"). */
const PAGES: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Names of code pages for `TextDecoder` (the Encoding Standard). */
const NAMES: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The code page that a font's bytes are in. @param base the page of the document */
export const codePageOf = (charset: number, base: number): number => PAGES[charset] ?? base;

/** The characters of bytes in a code page; those of Western Europe if it is not known. */
export function decodeBytes(bytes: readonly number[], page: number): string {
  const name = NAMES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${String(page)}` : 'windows-1252');
  return new TextDecoder(name).decode(Uint8Array.from(bytes));
}
