import { coverLetterKind, letterView, ownTitle, shownTitle } from '@vitae/domain';
import type { LetterWithSums } from '../letters/shared/letter-sums.tsx';
import { letterTemplates } from '../registry.ts';
import { resolveTokens } from '../shared/tokens.ts';
import { defineTemplateKind } from '../template-kind.ts';

export const coverLetter = defineTemplateKind({
  document: coverLetterKind,
  templates: letterTemplates,
  isBlank: (document) => letterView(document).paragraphs.length === 0,
  // A short letter stays at the top of its page.
  adjustsPages: () => 'tighten',
  // A letter that accompanies a resume looks like it.
  standIn: (id) => letterTemplates.find(({ matches }) => matches === id),
  render(document, template, { asset, fit = 0 }) {
    const view = letterView(document);
    const { sums = [] }: LetterWithSums = document;
    return template.render({
      view,
      tokens: resolveTokens(template, document, fit),
      title: ownTitle(document) || view.subject.text || shownTitle(document),
      signature: view.signaturePicture && asset ? asset(view.signaturePicture.asset) : null,
      sums,
    });
  },
});
