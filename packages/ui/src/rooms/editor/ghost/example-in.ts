import { coverLetterKind, resumeKind, type AnyDocument } from '@vitae/domain';
import { loadExample } from '@vitae/samples';

/**
 * A finished example in the look and language of a document, under the name that it already has; `undefined` where its
 * kind has none.
 */
export async function exampleIn(document: AnyDocument): Promise<AnyDocument | undefined> {
  const { kind, template, locale } = document;
  const example = await loadExample(kind);
  return example && { ...namedLike(document, example), template, locale };
}

function namedLike(document: AnyDocument, example: AnyDocument): AnyDocument {
  if (document.kind === resumeKind.key && example.kind === resumeKind.key) {
    const own = resumeKind.of(document).basics;
    const { basics, ...rest } = resumeKind.of(example);
    return { ...rest, basics: { ...basics, ...filled(own), ...(own.photo && { photo: own.photo }) } };
  }
  if (document.kind === coverLetterKind.key && example.kind === coverLetterKind.key) {
    const { sender, ...rest } = coverLetterKind.of(example);
    return { ...rest, sender: { ...sender, ...filled(coverLetterKind.of(document).sender) } };
  }
  return example;
}

/** The texts that somebody has written. */
const filled = <Fields extends object>(fields: Fields): Partial<Fields> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the fields, unchanged
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.trim()),
  ) as Partial<Fields>;
