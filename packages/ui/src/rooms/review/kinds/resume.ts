import { resumeKind } from '@vitae/domain';
import { acceptedFiles } from '../../../base/documents/handed-files.ts';
import { textsOf } from '../../../base/i18n/index.ts';
import type { ReviewKind } from '../review-kind.ts';
import { resumeGroups } from './resume-groups.ts';
import { addLeftover, leftoverTargets, withSectionOf } from './resume-leftover.ts';

const { of } = resumeKind;

export const resume: ReviewKind = {
  key: resumeKind.key,
  accept: acceptedFiles,
  groups: (document, provenance) => resumeGroups(of(document), provenance, textsOf('review').t('basics')),
  targets: (document) => leftoverTargets(of(document)),
  withLine: (document, target, line) => addLeftover(of(document), target, line),
  withTargetOf: (document, other, target) => withSectionOf(of(document), of(other), target),
};
