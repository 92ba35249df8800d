import type { PlacedCell } from './drawn.ts';

/** Sections that stand beside what a test is about. */
export const roofing: readonly string[] = [
  '# Experience',
  '* Roofer',
  'Slate & Sons Ltd || 2019 - 2022',
  'Relaid the roofs of nine listed barns.',
];
export const roofingStudies: readonly string[] = ['# Education', 'Diploma in Roofing, Leeds College', '2018'];
export const weaving: readonly string[] = ['# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd'];
/** A job without the heading of its section. */
export const ropeJob: readonly string[] = ['* Rope Access Technician || 2019 - 2021', 'Cliff Works Ltd'];
export const study: readonly (readonly PlacedCell[])[] = [
  [[40, '# Education']],
  [[40, 'Diploma in Baking, Harbour College, 2012 - 2014']],
];
