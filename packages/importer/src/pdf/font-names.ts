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

/** The name without what programs add for the encoding: "LinBiolinumOB-Identity-H". */
const withoutEncoding = (name: string): string => name.replace(/-Identity-[HV]$/u, '');
