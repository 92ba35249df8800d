import type { AnyDocument } from './document-file.ts';
import type { Resume } from './resume.ts';
import { sections } from './sections/index.ts';
import type { SectionContent } from './section.ts';

/**
 * What of a document may travel with its pages: without hidden sections and entries, without a photo that is not shown (letters show
 * none), the notes on the job it is aimed at, the tags it is found by, and conflicts.
 */
export function visibleContent<Document extends AnyDocument>(document: Document): Document {
  const shown = { ...document, tags: [], conflicts: [] };
  return shown.kind === 'resume' ? { ...shown, ...visibleParts(shown) } : { ...shown, sender: { ...shown.sender, photo: null } };
}

function visibleParts({ basics, template, sections: contents, custom }: Resume): Partial<Resume> {
  const visible = { ...contents };
  for (const { key } of sections) visible[key] = withoutHidden(visible[key]);
  return {
    target: { jobTitle: '', level: '', yearsOfExperience: null },
    basics: { ...basics, photo: template.tokens.showPhoto === false ? null : basics.photo },
    sections: visible,
    custom: custom.filter((section) => !section.hidden).map(withoutHidden),
  };
}

const withoutHidden = <Content extends SectionContent>(content: Content): Content => ({
  ...content,
  items: content.hidden ? [] : content.items.filter((item) => !item.hidden),
});
