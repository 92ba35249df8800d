import { defineKind } from '../document-kind.ts';
import { migrationChain } from '../migrations/chain.ts';
import { photoAssets, photoWithout, withoutOrigin } from '../photo-files.ts';
import { resumeSchema, type Resume } from '../resume.ts';
import type { SectionContent } from '../section.ts';
import { sections } from '../sections/index.ts';

export const resume = defineKind({
  key: 'resume',
  place: 10,
  name: 'resume',
  schema: resumeSchema,
  migrations: migrationChain(1),
  root: '/resume',
  list: '/account/resumes',
  steps: ['prequest', ...sections.map(({ key }) => key), 'extra', 'extra/:key', 'summary', 'finalize', 'template'],
  firstStep: 'prequest',
  fullName: ({ basics }) => basics.fullName,
  assets: ({ basics }) => photoAssets(basics.photo),
  withoutAssets: (document, sha256s) =>
    photoAssets(document.basics.photo).some((sha256) => sha256s.has(sha256))
      ? { ...document, basics: { ...document.basics, photo: photoWithout(document.basics.photo, sha256s) } }
      : document,
  original: ({ variantOf }) => variantOf?.id ?? null,
  visible: visibleResume,
});

/** Without hidden sections and entries, a photo that is not shown, the notes on the target job, and the original of a variant. */
function visibleResume(document: Resume): Resume {
  const { basics, template, custom } = document;
  const visible = { ...document.sections };
  for (const { key } of sections) visible[key] = withoutHidden(visible[key]);
  return {
    ...document,
    target: { jobTitle: '', level: '', yearsOfExperience: null },
    basics: { ...basics, photo: template.tokens.showPhoto === false ? null : withoutOrigin(basics.photo) },
    sections: visible,
    custom: custom.filter((section) => !section.hidden).map(withoutHidden),
    variantOf: null,
  };
}

const withoutHidden = <Content extends SectionContent>(content: Content): Content => ({
  ...content,
  items: content.hidden ? [] : content.items.filter((item) => !item.hidden),
});
