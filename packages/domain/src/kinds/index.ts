import * as z from 'zod/mini';
import type { DocumentBase } from '../document-base.ts';
import type { KindDefinition } from '../document-kind.ts';
import { ownTitle } from '../document-title.ts';
import { slugFor } from '../slug.ts';
import { newId } from '../ids.ts';
import type { StoredDocument } from '../migrations/chain.ts';
import * as all from './all.ts';

export { coverLetter as coverLetterKind, resume as resumeKind } from './all.ts';

type Registered = (typeof all)[keyof typeof all];

/** The document types by the `kind` that each document carries. */
export type Documents = { [Kind in Registered as Kind['key']]: ReturnType<Kind['read']> };
/** Key of a kind of document. */
export type DocumentKind = keyof Documents;
/** A document of any kind. */
export type AnyDocument = Documents[DocumentKind];
/** A registered kind, used without knowing which one it is. */
export type AnyKind = KindDefinition<AnyDocument>;

/** Every kind of document, in the order in which the interface lists them. */
export const documentKinds: readonly AnyKind[] = Object.values<AnyKind>(all).sort((a, b) => a.place - b.place);

const byKey: ReadonlyMap<string, AnyKind> = new Map(documentKinds.map((kind) => [kind.key, kind]));

/** Parses the key of a kind. */
export const documentKindSchema = z.enum(documentKinds.map(({ key }) => key));

/**
 * The kind of a key.
 * @throws {TypeError} for an unknown key.
 */
export function kindOf(key: string): AnyKind {
  const kind = byKey.get(key);
  if (!kind) throw new TypeError(`There is no kind of document called "${key}"`);
  return kind;
}

/** Whether a document is of the kind of a key. */
export function isKind<Kind extends DocumentKind>(kind: Kind, doc: DocumentBase): doc is Documents[Kind] {
  return doc.kind === kind;
}

/** Whether a document has the type of another one; each kind has one document type. */
export function isAlike<Doc extends DocumentBase>(model: Doc, doc: DocumentBase): doc is Doc {
  return doc.kind === model.kind;
}

/** The result of a kind's function for one of its documents, with the type of that document. */
function alike<Doc extends AnyDocument>(model: Doc, made: AnyDocument): Doc {
  if (!isAlike(model, made)) throw new TypeError(`A ${model.kind} became a ${made.kind}`);
  return made;
}

/**
 * Parses a document of this version, of the kind that another one has.
 * @throws {z.core.$ZodError} if it is not a document of that kind.
 */
export const parseLike = <Doc extends AnyDocument>(model: Doc, value: unknown): Doc =>
  alike(model, kindOf(model.kind).schema.parse(value));

/**
 * Reads a stored document of any kind and any known version.
 * @throws {NewerDocumentError} if a newer program wrote it.
 * @throws {z.core.$ZodError} if it is not a document.
 */
export function readDocument(stored: StoredDocument): AnyDocument {
  return kindOf(documentKindSchema.parse(stored['kind'])).read(stored);
}

/** The person named in a document; `''` if there is none. */
export const fullNameOf = (document: AnyDocument): string => kindOf(document.kind).fullName(document);

/**
 * The title that a document is shown with: the one that the user gave it, otherwise one from its content, otherwise the
 * one that it was created with.
 */
export const shownTitle = (document: AnyDocument): string =>
  ownTitle(document) || kindOf(document.kind).called(document).trim() || document.title;

/** The SHA-256s that a document refers to. */
export const assetsOf = (document: AnyDocument): string[] => kindOf(document.kind).assets(document);

/** A document without the files of these SHA-256s. */
export function withoutAssets<Doc extends AnyDocument>(document: Doc, sha256s: ReadonlySet<string>): Doc {
  return alike(document, kindOf(document.kind).withoutAssets(document, sha256s));
}

/**
 * What of a document may travel with its pages: nothing hidden, no photo that is not shown, no notes on the job it is
 * aimed at, no tags it is found by, no conflicts.
 */
export function visibleContent<Doc extends AnyDocument>(document: Doc): Doc {
  return alike(document, kindOf(document.kind).visible(document));
}

/** The document as an independent one: under another id, and with an address that matches. */
export function renamedDocument<Doc extends AnyDocument>(document: Doc, id: string): Doc {
  return { ...document, id, slug: slugFor(document.title, id) };
}

/** An independent copy with a new id, slug and times; its content keeps its ids, so that variants can be merged. */
export function duplicateDocument<Doc extends AnyDocument>(
  document: Doc,
  title: string,
  now: string = new Date().toISOString(),
): Doc {
  const id = newId();
  const slug = slugFor(title, id);
  return { ...document, id, title, slug, conflicts: [], final: null, createdAt: now, updatedAt: now };
}

/**
 * Addresses of a kind's builder and its steps, as patterns: `/resume/builder/:slug`, `/resume/builder/:slug/summary`.
 */
export function builderPaths({ root, steps }: Pick<AnyKind, 'root' | 'steps'>): string[] {
  const builder = `${root}/builder/:slug`;
  return [builder, ...steps.map((step) => `${builder}/${step}`)];
}

/** Address for starting a new document of a kind. */
export const startPath = ({ root }: Pick<AnyKind, 'root'>): string => `${root}/start`;

/** Address at which a document of a kind is created from a file. */
export const uploadPath = (kind: Pick<AnyKind, 'root'>): string => `${startPath(kind)}/upload`;

/** Address of the gallery of a kind's templates. */
export const galleryPath = ({ root }: Pick<AnyKind, 'root'>): string => `${root}/templates`;

/** Address of just the pages of a document, for printing. */
export const printPath = ({ root }: Pick<AnyKind, 'root'>): string => `${root}/viewer/print/:slug`;

/** Creates an empty resume. `now` is an ISO 8601 time in UTC. */
export const createResume = all.resume.create;
/** Reads a stored resume of any known version. */
export const readResume = all.resume.read;
/** An independent copy of a resume. */
export const duplicateResume = duplicateDocument<Documents['resume']>;
