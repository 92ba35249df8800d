import { resumeKind, resumeView, shownTitle } from '@vitae/domain';
import { templates } from '../registry.ts';
import { splitColumns } from '../shared/columns.ts';
import { resolveTokens } from '../shared/tokens.ts';
import { defineTemplateKind } from '../template-kind.ts';

export const resume = defineTemplateKind({
  document: resumeKind,
  templates,
  isBlank: (document) => resumeView(document).sections.length === 0,
  adjustsPages: () => 'tighten and spread',
  render(document, template, { asset, fit = 0, spare = 0, continuation = null }) {
    const tokens = resolveTokens(template, document, fit);
    const view = resumeView(document, tokens.dateStyle);
    return template.render({
      view,
      columns: splitColumns(view, document, template),
      tokens,
      title: shownTitle(document),
      photo: view.photo && asset ? asset(view.photo.asset) : null,
      spare,
      continuation,
    });
  },
});

/** The resume template with an id; a document with an unknown one (from a newer version) is drawn with the first. */
export const templateOf = resume.templateOf;
