const BOLD = [
  'bold|black|heavy|demi|[-_]bd\\b|[-,]b$',
  // Computer Modern and its sets in other encodings: bold, condensed demibold, bold capitals.
  'cmb\\d|cmbx|cmssbx|(?:sf|ec)(?:b[ilx]|rb|xc|oc|sx|so)\\d|(?:cm|sf|ec)ssdc',
  // The medium weight of URW's fonts is the bold of Times and Helvetica.
  'nimbus\\w*-medi|lin(?:libertine|biolinum)[a-z]?[bz]i?\\b',
].join('|');
const ITALIC = [
  'italic|oblique|slanted|[-,]i$|(?:[-_]|thin|light|book|medium|bold|black)it$',
  'cm(?:ti|sl|ssi|bxti|bxsl)|(?:sf|ec)(?:ti|si|sl|b[il]|so)\\d',
  'lin(?:libertine|biolinum)[a-z]?[bz]?i\\b',
].join('|');
const isBold = new RegExp(BOLD, 'iu');
const isItalic = new RegExp(ITALIC, 'iu');

/** Whether a font is bold by the name that the file gives it: "LMRoman10-Bold", "NimbusRomNo9L-Medi", "CMBX12". */
export const isBoldName = (name: string): boolean => isBold.test(withoutEncoding(name));

/** Whether a font is italic or slanted by its name: "SourceSans3-LightIt", "NimbusRomNo9L-ReguItal", "CMSL10". */
export const isItalicName = (name: string): boolean => isItalic.test(withoutEncoding(name)) || /\p{Ll}Ital/u.test(name);

const WEIGHTS: readonly [RegExp, number][] = [
  [/thin|hairline/iu, 100],
  [/(?:extra|ultra)-?light/iu, 200],
  [/light/iu, 300],
  [/medium/iu, 500],
];

/** The weight of a font that is not bold, from 100 to 500 as in CSS, by its name: "Inter-Light"; 400 if it names none. */
const weightOf = (name: string): number => WEIGHTS.find(([word]) => word.test(name))?.[1] ?? 400;

/** The heaviest fonts of a page that has none in bold, if they are heavier than that of most letters: Medium beside Light. */
export const heavierFonts = <Font extends { name: string; bold: boolean }>(
  used: readonly { font: Font; letters: number }[],
): Font[] => {
  if (used.some(({ font }) => font.bold)) return [];
  const letters = new Map<number, number>();
  for (const { font, letters: count } of used) {
    const weight = weightOf(font.name);
    letters.set(weight, (letters.get(weight) ?? 0) + count);
  }
  const [usual] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [400];
  const heaviest = Math.max(...letters.keys());
  return heaviest > usual ? used.flatMap(({ font }) => (weightOf(font.name) === heaviest ? [font] : [])) : [];
};

/** The name without what programs add for the encoding: "LinBiolinumOB-Identity-H". */
const withoutEncoding = (name: string): string => name.replace(/-Identity-[HV]$/u, '');
