import type { SectionDefinition } from '../section.ts';
import * as all from './all.ts';

export type SectionKey = (typeof all)[keyof typeof all]['key'];

/** A registered section, seen through its general shape. */
export type Section = SectionDefinition & { key: SectionKey };

/** Every section of a resume, in the order used until a person moves them. */
export const sections: readonly Section[] = Object.values<Section>(all).sort((a, b) => a.place - b.place);

/** The section of a key, or `undefined` for a key that no section has. */
export function sectionOf(key: string): Section | undefined {
  return sections.find((section) => section.key === key);
}
