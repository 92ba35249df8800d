import type { AnyDocument } from '@vitae/domain';
import { loadExample } from '@vitae/samples';

/** A finished example in the look and language of a document; `undefined` where its kind has none. */
export async function exampleIn({
  kind,
  template,
  locale,
}: Pick<AnyDocument, 'kind' | 'template' | 'locale'>): Promise<AnyDocument | undefined> {
  const example = await loadExample(kind);
  return example && { ...example, template, locale };
}
