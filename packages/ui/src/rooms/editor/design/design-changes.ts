import type { AnyDocument, TemplateLayout, TemplateTokens } from '@vitae/domain';

/** A document with some of its tokens set; `null` resets a token to the template's. */
export function withTokens<Doc extends AnyDocument>(doc: Doc, tokens: Partial<TemplateTokens>): Doc {
  return { ...doc, template: { ...doc.template, tokens: { ...doc.template.tokens, ...tokens } } };
}

export function withLayout<Doc extends AnyDocument>(doc: Doc, layout: Partial<TemplateLayout>): Doc {
  return { ...doc, template: { ...doc.template, layout: { ...doc.template.layout, ...layout } } };
}

/** Every token reset to the template's; order, columns and page breaks stay. */
export function withTemplateTokens<Doc extends AnyDocument>(doc: Doc): Doc {
  const { tokens } = doc.template;
  return withTokens(doc, Object.fromEntries(Object.keys(tokens).map((name) => [name, null])));
}
