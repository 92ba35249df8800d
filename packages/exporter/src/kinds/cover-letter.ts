import { coverLetterKind } from '@vitae/domain';
import { exportersFor } from '../kind-exporters.ts';
import { vitae } from '../vitae.ts';

export const coverLetter = exportersFor(coverLetterKind, [vitae]);
