import { coverLetterKind, resumeKind } from '@vitae/domain';

/** The kinds of document that there are samples of. */
export const sampleKinds = [resumeKind.key, coverLetterKind.key] as const;
export type SampleKind = (typeof sampleKinds)[number];
