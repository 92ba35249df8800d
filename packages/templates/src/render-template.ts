import type { AnyDocument } from '@vitae/domain';
import type { ReactElement } from 'react';
import * as all from './kinds/all.ts';
import type { RenderEnvironment, TemplateKind } from './template-kind.ts';

const byKind: ReadonlyMap<string, TemplateKind> = new Map(
  Object.values<TemplateKind>(all).map((kind) => [kind.key, kind]),
);

/**
 * How documents of a kind are drawn.
 * @throws {TypeError} for a kind that has no templates.
 */
export function templateKindOf(kind: string): TemplateKind {
  const found = byKind.get(kind);
  if (!found) throw new TypeError(`There are no templates for a document of the kind "${kind}"`);
  return found;
}

/** A document as an element tree of `@react-pdf` primitives: one long page that the layout engine splits. */
export function renderTemplate(document: AnyDocument, environment: RenderEnvironment = {}): ReactElement {
  return templateKindOf(document.kind).render(document, environment);
}
