import type { FontFamily } from '@vitae/domain';

export type FontStyleName = 'regular' | 'italic' | 'bold' | 'bold-italic';

export interface FamilyInfo {
  id: FontFamily;
  /** Name for people. */
  name: string;
  kind: 'sans' | 'serif' | 'slab';
}

/** The shipped text families, each in four drawn styles. */
export const families: Readonly<Record<FontFamily, FamilyInfo>> = {
  inter: { id: 'inter', name: 'Inter', kind: 'sans' },
  'source-sans': { id: 'source-sans', name: 'Source Sans 3', kind: 'sans' },
  'ibm-plex-sans': { id: 'ibm-plex-sans', name: 'IBM Plex Sans', kind: 'sans' },
  'source-serif': { id: 'source-serif', name: 'Source Serif 4', kind: 'serif' },
  'eb-garamond': { id: 'eb-garamond', name: 'EB Garamond', kind: 'serif' },
  bitter: { id: 'bitter', name: 'Bitter', kind: 'slab' },
};

/** The file of a family's style. */
export const fontFile = (family: string, style: FontStyleName) => `${family}-${style}.ttf`;

/** The families that stand in for a character the text's own family lacks: first one of its kind, then symbols. */
export function fallbackFamilies(family: string): readonly string[] {
  const own = Object.values(families).find((info) => info.id === family);
  const text = own?.kind === 'sans' ? ['ibm-plex-sans', 'source-sans'] : ['source-serif', 'eb-garamond', 'ibm-plex-sans'];
  return [...text.filter((name) => name !== family), 'inter', ...symbolFamilies];
}

/** Arrows, mathematics, bullets, pictographs: one upright style each. */
export const symbolFamilies: readonly string[] = ['math', 'symbols'];

/** Stands where no font has a glyph; drawn from a family that has it. */
export const replacement = { character: '\uFFFD', family: 'ibm-plex-sans' } as const;
