import type * as z from 'zod/mini';
import type { DocumentBase } from './document-base.ts';
import { dayOf } from './day-of.ts';
import { newId } from './ids.ts';
import { migrate, type MigrationChain, type StoredDocument } from './migrations/chain.ts';
import { slugFor } from './slug.ts';

/** The declaration of a kind of document: data and pure functions over a document of that kind. */
interface KindOptions<Key extends string, Doc extends DocumentBase> {
  /** The `kind` its documents carry, in every store and on the wire. */
  key: Key;
  /** The position of the kind among the others; lower comes first. */
  place: number;
  /** The singular in English, in lower case: for file names, and for programs without a catalogue. */
  name: string;
  schema: z.ZodMiniType<Doc>;
  /** Steps from one stored format to the next. */
  migrations: MigrationChain<Doc['schemaVersion']>;
  /** The base path of its pages: `/resume` for `/resume/builder/:slug`. */
  root: string;
  /** Address of the user's documents of this kind. */
  list: string;
  /** Steps of its builder in order, as the part of the address after the document; `:key` matches any one segment. */
  steps: readonly string[];
  /** The step at which a new document starts; `''` for the first form. */
  firstStep: string;
  /** What a new document has from the start, on this day as `YYYY-MM-DD`. */
  begin?: (day: string) => Partial<Doc>;
  /** The name of the person in it; `''` if there is none. */
  fullName: (doc: Doc) => string;
  /** What a document is called until the user names it, from its content; `''` if that says nothing. The person, if left out. */
  called?: (doc: Doc) => string;
  /** SHA-256s of the files that it refers to, such as a photo. */
  assets: (doc: Doc) => string[];
  /** The document without the files of these SHA-256s. */
  withoutAssets: (doc: Doc, sha256s: ReadonlySet<string>) => Doc;
  /** The id of the document that it is a variant of; `null` for none. Kinds without variants leave it out. */
  original?: (doc: Doc) => string | null;
  /** What a document answers and is sent with. Kinds that stand alone leave it out. */
  sentWith?: (doc: Doc) => SentWith;
  /** The part that may be exported with its pages; tags, conflicts and ignored checks never are. */
  visible: (doc: Doc) => Doc;
}

/** The posting that a document answers, `''` for none, and the document that it is sent with. */
export interface SentWith {
  posting: string;
  document: { kind: string; id: string } | null;
}

/** The data that a new document is created from. */
export interface NewDocument {
  title: string;
  locale?: string | undefined;
  country?: string | undefined;
}

/**
 * A kind of document. It returns documents of its own type, but accepts documents of any kind, so that a kind can be
 * used without knowing which one it is. A document of another kind is refused with a `TypeError`.
 */
export interface KindDefinition<Doc extends DocumentBase> extends Pick<
  KindOptions<Doc['kind'], Doc>,
  'key' | 'place' | 'name' | 'schema' | 'migrations' | 'root' | 'list' | 'steps' | 'firstStep'
> {
  /** Whether a document is of this kind; the kind is the type. */
  is(this: void, doc: DocumentBase): doc is Doc;
  /**
   * A document as one of this kind.
   * @throws {TypeError} if it is of another kind.
   */
  of(this: void, doc: DocumentBase): Doc;
  /**
   * Reads a stored document of any known version.
   * @throws {NewerDocumentError} if a newer program wrote it.
   * @throws {z.core.$ZodError} if it is not of this kind.
   */
  read(this: void, stored: StoredDocument): Doc;
  /** Creates an empty document. `now` is an ISO 8601 time in UTC. */
  create(this: void, values: NewDocument, now?: string): Doc;
  fullName(this: void, doc: DocumentBase): string;
  called(this: void, doc: DocumentBase): string;
  assets(this: void, doc: DocumentBase): string[];
  withoutAssets(this: void, doc: DocumentBase, sha256s: ReadonlySet<string>): Doc;
  original?: (this: void, doc: DocumentBase) => string | null;
  sentWith(this: void, doc: DocumentBase): SentWith;
  visible(this: void, doc: DocumentBase): Doc;
}

/** Declares a kind of document. */
export function defineKind<const Key extends string, Doc extends DocumentBase & { kind: Key }>(
  options: KindOptions<Key, Doc>,
): KindDefinition<Doc> {
  const { key, place, name, schema, migrations, root, list, steps, firstStep, original } = options;
  const is = (doc: DocumentBase): doc is Doc => doc.kind === key;
  const of = (doc: DocumentBase): Doc => {
    if (!is(doc)) throw new TypeError(`Expected a ${key}, and got a ${doc.kind}`);
    return doc;
  };
  return {
    key,
    place,
    name,
    schema,
    migrations,
    root,
    list,
    steps,
    firstStep,
    is,
    of,
    read: (stored) => schema.parse(migrate(stored, migrations)),
    create: ({ title, locale, country }, now = new Date().toISOString()) => {
      const id = newId();
      const own = options.begin?.(dayOf(new Date(now)));
      return schema.parse({
        ...own,
        id,
        title,
        slug: slugFor(title, id),
        locale,
        country,
        createdAt: now,
        updatedAt: now,
      });
    },
    fullName: (doc) => options.fullName(of(doc)),
    called: (doc) => (options.called ?? options.fullName)(of(doc)),
    assets: (doc) => options.assets(of(doc)),
    withoutAssets: (doc, sha256s) => options.withoutAssets(of(doc), sha256s),
    ...(original && { original: (doc) => original(of(doc)) }),
    sentWith: (doc) => options.sentWith?.(of(doc)) ?? { posting: '', document: null },
    visible: (doc) => ({ ...options.visible(of(doc)), tags: [], conflicts: [], ignored: {} }),
  };
}
