import type { SectionDefinition } from '../section.ts';
import * as all from './all.ts';

export type SectionKey = (typeof all)[keyof typeof all]['key'];

/** A registered section with its general type. */
export type Section = SectionDefinition & { key: SectionKey };

/** Every section of a resume, in the order used until the user moves them. */
export const sections: readonly Section[] = Object.values<Section>(all).sort((a, b) => a.place - b.place);

/** The section of a key, or `undefined` for an unknown key. */
export function sectionOf(key: string): Section | undefined {
  return sections.find((section) => section.key === key);
}
