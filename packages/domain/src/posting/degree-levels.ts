/** Degrees from the lowest to the highest: finished training, then those of universities. */
export const degreeLevels = ['training', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];
