import type { AnyDocument, Basics } from '@vitae/domain';

/** Where a document stores the details of its author. */
export interface PersonPlace {
  /** The path of the details, as in the paths of fields: `basics` of a resume, `sender` of a letter. */
  path: string;
  read: (document: AnyDocument) => Basics;
  write: (document: AnyDocument, person: Basics) => AnyDocument;
}

/** A document with some details of its author changed. */
export function withPerson(
  document: AnyDocument,
  place: PersonPlace,
  values: (person: Basics) => Partial<Basics>,
): AnyDocument {
  const person = place.read(document);
  return place.write(document, { ...person, ...values(person) });
}
