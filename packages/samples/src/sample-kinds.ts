import { coverLetterKind, resumeKind } from '@vitae/domain';

/** The kinds of document that there are samples of. */
export const sampleKinds = [resumeKind.key, coverLetterKind.key] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Whether there are samples of a kind of document. */
export const isSampleKind = (key: string): key is SampleKind => sampleKinds.some((kind) => kind === key);
