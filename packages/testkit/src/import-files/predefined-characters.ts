/** A font that the file only names, with a character map that readers have to know. */
export interface PredefinedCharacters {
  /** Name of the map, such as `KSCms-UHC-H`. */
  map: string;
  /** The character collection of Adobe that its codes lead to, such as `Korea1`. */
  ordering: string;
  font: string;
  /** The codes of a text, in hexadecimal. */
  hexOf: (text: string) => string;
}

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The codes of two bytes of an encoding that `TextDecoder` knows. */
function codesOf(label: string): Map<string, string> {
  const decoder = new TextDecoder(label);
  const codes = new Map<string, string>();
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const text = decoder.decode(Uint8Array.of(high, low));
      if (text.length === 1 && text !== '\uFFFD' && !codes.has(text)) codes.set(text, hex([high, low]));
    }
  return codes;
}

const inEncoding = (label: string): ((text: string) => string) => {
  const codes = codesOf(label);
  return (text) =>
    [...text]
      .map((letter) => (letter < '\u007F' ? hex([letter.charCodeAt(0)]) : codes.get(letter)))
      .map((code) => code ?? '3f')
      .join('');
};

const inUtf16 = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');

/** Predefined maps that old Korean, Japanese and Chinese programs write, with the collections that they belong to. */
export const predefinedCharacters = (): PredefinedCharacters[] => [
  { map: 'KSCms-UHC-H', ordering: 'Korea1', font: 'HYSMyeongJo-Medium', hexOf: inEncoding('euc-kr') },
  { map: 'UniKS-UCS2-H', ordering: 'Korea1', font: 'HYGoThic-Medium', hexOf: inUtf16 },
  { map: 'UniKS-UTF16-H', ordering: 'Korea1', font: 'HYGoThic-Medium', hexOf: inUtf16 },
  { map: '90ms-RKSJ-H', ordering: 'Japan1', font: 'HeiseiMin-W3', hexOf: inEncoding('shift_jis') },
  { map: 'UniJIS-UCS2-H', ordering: 'Japan1', font: 'HeiseiKakuGo-W5', hexOf: inUtf16 },
  { map: 'GBK-EUC-H', ordering: 'GB1', font: 'STSong-Light', hexOf: inEncoding('gbk') },
  { map: 'UniGB-UCS2-H', ordering: 'GB1', font: 'STSong-Light', hexOf: inUtf16 },
  { map: 'ETen-B5-H', ordering: 'CNS1', font: 'MSung-Light', hexOf: inEncoding('big5') },
  { map: 'UniCNS-UCS2-H', ordering: 'CNS1', font: 'MSung-Light', hexOf: inUtf16 },
];
