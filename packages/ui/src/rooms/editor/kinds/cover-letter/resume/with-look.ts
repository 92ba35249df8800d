import { coverLetterKind, type AnyDocument } from '@vitae/domain';
import { resolveTokens, templateKindOf } from '@vitae/templates';
import { followed } from './is-look-kept.ts';

/**
 * A letter in the look of its resume: the template that goes with the resume's, its colours, fonts, icons and paper.
 * Sizes and margins are specific to letters and stay unchanged. Returns the same letter if it already looks like that.
 */
export function withLookOf<Doc extends AnyDocument>(letter: Doc, resume: AnyDocument): Doc {
  const template = templateKindOf(coverLetterKind.key).templateOf(resume.template.id);
  const wanted = resolveTokens(templateKindOf(resume.kind).templateOf(resume.template.id), resume);
  const tokens = {
    ...letter.template.tokens,
    ...Object.fromEntries(followed.map((name) => [name, resume.template.tokens[name]])),
    accent: wanted.accent === template.tokens.accent ? null : wanted.accent,
    fontFamily: wanted.fontFamily === template.tokens.fontFamily ? null : wanted.fontFamily,
  };
  return letter.template.id === template.id && followed.every((name) => letter.template.tokens[name] === tokens[name])
    ? letter
    : { ...letter, template: { ...letter.template, id: template.id, tokens } };
}
