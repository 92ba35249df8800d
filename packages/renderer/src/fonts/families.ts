import type { FontFamily } from '@vitae/domain';
import { coverage, type Coverage } from './coverage.ts';

export type FontStyleName = 'regular' | 'italic' | 'bold' | 'bold-italic';

export interface FamilyInfo {
  id: FontFamily;
  /** The display name, which is the design's; files whose licence reserves it have another name (ADR 9). */
  name: string;
  kind: 'sans' | 'serif' | 'slab';
}

/** The text families, each in four real styles. */
export const families: Readonly<Record<FontFamily, FamilyInfo>> = {
  inter: { id: 'inter', name: 'Inter', kind: 'sans' },
  'source-sans': { id: 'source-sans', name: 'Source Sans 3', kind: 'sans' },
  'ibm-plex-sans': { id: 'ibm-plex-sans', name: 'IBM Plex Sans', kind: 'sans' },
  'source-serif': { id: 'source-serif', name: 'Source Serif 4', kind: 'serif' },
  'eb-garamond': { id: 'eb-garamond', name: 'EB Garamond', kind: 'serif' },
  bitter: { id: 'bitter', name: 'Bitter', kind: 'slab' },
};

const allCoverage: Readonly<Record<string, Coverage>> = coverage;

/**
 * What a shipped family of files draws; `undefined` for one we do not ship. The other slice of a text family is a
 * family of its own.
 */
export function shippedFamily(family: string): Coverage | undefined {
  return Object.hasOwn(coverage, family) ? allCoverage[family] : undefined;
}

/** The slice of a text family with all its characters; the basic slice has those of western and central Europe. */
export const fullFamily = (family: string) => `${family}-full`;

/** The file of a family's style, or of the nearest style that exists. */
export function fontFile(family: string, style: FontStyleName): string | undefined {
  const { styles } = shippedFamily(family) ?? {};
  const nearest = nearestStyles[style].find((name) => styles?.includes(name));
  return nearest && `${family}-${nearest}.ttf`;
}

const nearestStyles: Readonly<Record<FontStyleName, readonly FontStyleName[]>> = {
  regular: ['regular'],
  italic: ['italic', 'regular'],
  bold: ['bold', 'regular'],
  'bold-italic': ['bold-italic', 'bold', 'regular'],
};

/** Replaces a character that no font has; drawn from a family that has it. */
export const replacement = { character: '\uFFFD', family: 'ibm-plex-sans' } as const;
