import { coverLetterKind, type AnyDocument } from '@vitae/domain';
import { resolveTokens, templateKindOf } from '@vitae/templates';

/**
 * A letter in the look of its resume: the template that goes with the resume's, its colour, font and paper. Sizes and
 * margins are specific to letters and stay unchanged. Returns the same letter if it already looks like that.
 */
export function withLookOf<Doc extends AnyDocument>(letter: Doc, resume: AnyDocument): Doc {
  const template = templateKindOf(coverLetterKind.key).templateOf(resume.template.id);
  const wanted = resolveTokens(templateKindOf(resume.kind).templateOf(resume.template.id), resume);
  const { tokens } = letter.template;
  const accent = wanted.accent === template.tokens.accent ? null : wanted.accent;
  const fontFamily = wanted.fontFamily === template.tokens.fontFamily ? null : wanted.fontFamily;
  const { page } = resume.template.tokens;
  if (
    letter.template.id === template.id &&
    tokens.accent === accent &&
    tokens.fontFamily === fontFamily &&
    tokens.page === page
  )
    return letter;
  return {
    ...letter,
    template: { ...letter.template, id: template.id, tokens: { ...tokens, accent, fontFamily, page } },
  };
}
