import { resumeKind } from '@vitae/domain';
import { acceptedPictures } from '../../../base/documents/accepted-pictures.ts';
import { acceptedFiles } from '../../../base/documents/handed-files.ts';
import { textsOf } from '../../../base/i18n/index.ts';
import type { ReviewKind } from '../review-kind.ts';
import { resumeGroups } from './resume-groups.ts';
import { addLeftover, leftoverTargets, withSectionOf } from './resume-leftover.ts';
import { entryBefore, resumePlaces, tidyResume, withEntryAfter } from './resume-places.ts';

const { of } = resumeKind;

export const resume: ReviewKind = {
  key: resumeKind.key,
  accept: `${acceptedFiles},${acceptedPictures}`,
  groups: (document, provenance) => resumeGroups(of(document), provenance, textsOf('review').t('basics')),
  targets: (document) => leftoverTargets(of(document)),
  withLine: (document, target, line) => addLeftover(of(document), target, line),
  withTargetOf: (document, other, target) => withSectionOf(of(document), of(other), target),
  places: (document, provenance, at) => {
    const { t } = textsOf('review');
    return resumePlaces(of(document), provenance, at, {
      basics: t('basics'),
      untitled: t('review.untitled'),
      newLink: t('assign.newLink'),
      entry: (section, entry) => t('assign.entry', { section, entry }),
      newEntry: (section) => t('assign.newEntry', { section }),
    });
  },
  tidied: (document, paths) => tidyResume(of(document), paths),
  entries: {
    withEntryAfter: (document, entry) => withEntryAfter(of(document), entry),
    before: (document, entry) => entryBefore(of(document), entry),
  },
  photo: {
    assetOf: (document) => of(document).basics.photo?.asset ?? null,
    withPhotoOf: (document, other) => {
      const resume = of(document);
      return { ...resume, basics: { ...resume.basics, photo: other && of(other).basics.photo } };
    },
  },
};
