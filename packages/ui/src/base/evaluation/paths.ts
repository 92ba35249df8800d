import { kindOf, type AnyKind, type DocumentKind } from '@vitae/domain';
import { stepPath } from '../documents/paths.ts';

/** Where documents of a kind are chosen to be evaluated. */
export const evaluationStartPath = ({ root }: Pick<AnyKind, 'root'>): string => `${root}/evaluation/start`;

/** Where a file is evaluated. */
export const evaluationUploadPath = (kind: Pick<AnyKind, 'root'>): string => `${evaluationStartPath(kind)}/upload`;

/** The report of a document or a file. */
export const reportPath = (kind: DocumentKind, slug: string): string => `${kindOf(kind).root}/evaluation/${slug}`;

/** The query parameter of the builder that names a field to open beside the evaluation. */
export const mendParameter = 'mend';

/** The builder, at the field where a finding is mended. */
export const mendingPath = (kind: DocumentKind, slug: string, path: string): string =>
  `${stepPath({ kind, slug }, '')}?${new URLSearchParams({ [mendParameter]: path }).toString()}`;
