import type { AnyDocument, DocumentKind, Documents } from '@vitae/domain';
import type { SyncState, SyncStorage } from '@vitae/sync';

/** A document at one revision: the start of an editor, and the common ancestor of a later merge. */
export interface Snapshot<Doc extends AnyDocument> {
  /** Counts this store's writes of the document, from 1. */
  rev: number;
  doc: Doc;
}

/** The data that a list shows about a document; read without loading the document. */
export interface DocumentSummary {
  id: string;
  kind: DocumentKind;
  slug: string;
  /** As it is shown: the user's own, otherwise one from the content. */
  title: string;
  /** The document of the same kind that it is a variant of; `null` for none. */
  originalId: string | null;
  /** The person named in it. */
  fullName: string;
  locale: string;
  /** Search words. */
  tags: string[];
  templateId: string;
  /** Conflicts that need a choice. */
  conflicts: number;
  rev: number;
  /** ISO 8601, UTC, as are all times here. */
  createdAt: string;
  updatedAt: string;
  /** When it was moved to the trash; `null` while it is in use. */
  trashedAt: string | null;
  /** Its owner and its sync state; `null` while it belongs to no account. */
  sync: { account: string; state: SyncState } | null;
}

/** A change to a document, in this window or in another one. */
export interface DocumentChange {
  id: string;
  what: 'saved' | 'trashed' | 'restored' | 'purged' | 'damaged' | 'synced';
  /** The document's revision after the change. */
  rev: number;
}

/** A stored document, readable by this program or not. */
export interface RawDocument {
  id: string;
  /** Plain JSON, whatever its shape. */
  raw: unknown;
  /** Why it cannot be opened; `''` if it is intact. */
  problem: string;
}

/** A picture or another small file, addressed by its content. */
export interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type, such as `image/jpeg`. */
  type: string;
}

/**
 * Where documents live. Every write is one transaction, all or nothing, and is durable when its promise resolves. Every
 * method may reject with a `StoreError`; `SPEC.md` of the sync package numbers the rules that its merges keep.
 */
export interface DocumentStore {
  /** False if documents live only as long as this window, which the interface must tell the user. */
  readonly durable: boolean;

  /**
   * Opens the store; other methods open it too, but at the start of a program this one shows whether it can be used at
   * all.
   */
  ready(): Promise<void>;

  /**
   * Every document, in the trash or not, the last changed first. A damaged one is set aside and does not prevent the
   * others from being listed.
   */
  list(): Promise<DocumentSummary[]>;

  /**
   * Loads a document.
   * @throws {StoreError} `not-found`; `damaged` (it is set aside, see `damaged`); `newer-document` (it is left
   * unchanged).
   */
  get<Kind extends DocumentKind>(kind: Kind, id: string): Promise<Snapshot<Documents[Kind]>>;

  /** Loads the document of an address; throws as `get` does. */
  getBySlug<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<Snapshot<Documents[Kind]>>;

  /** Stores a new document; one with the same id is never overwritten: `exists`. */
  create<Doc extends AnyDocument>(doc: Doc): Promise<Snapshot<Doc>>;

  /**
   * Writes `doc`, made from `base`. If another window has written since, both are merged in the same transaction and
   * the result is written and returned; a document trashed or purged meanwhile is restored, since an edit wins over a
   * removal. The caller continues from the snapshot it gets; its `doc` is the same object if nothing was merged. A
   * `doc` equal to that of `base` is not an edit: it writes nothing, and fetches what others wrote.
   * A document that was permanently deleted on another device continues under a new id, and so does the snapshot.
   * @throws {StoreError} `invalid` if the document would not parse; `not-found` if there is nothing to write or fetch.
   */
  save<Doc extends AnyDocument>(base: Snapshot<Doc>, doc: Doc): Promise<Snapshot<Doc>>;

  /**
   * Hands over a newer text while the call that writes `written` has not answered yet, so that no edit waits for the
   * answer to the one before. `null` if that call did not write exactly `written`: nothing is written then. Absent where
   * answers come at once.
   */
  readonly saveNext?: <Doc extends AnyDocument>(written: Doc, doc: Doc) => Promise<Snapshot<Doc> | null>;

  /**
   * Keeps an edit that is not saved yet, at once: the page may end before `save` does, and the next one then saves it
   * (`saveUnsaved`). `null` discards it. Absent if nothing is lost with a page.
   */
  readonly keepUnsaved?: (key: string, edit: { base: Snapshot<AnyDocument>; doc: AnyDocument } | null) => void;

  /** Moves a document to the trash, from where `restore` returns it unchanged. */
  trash(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Permanently deletes a document; if it belongs to an account, from there too. */
  purge(id: string): Promise<void>;
  /**
   * Housekeeping, once at the start: purges what has been in the trash for `trashDays` (the server does so with what
   * belongs to an account), and assets that no document has referred to for a day.
   */
  tidy(now?: Date): Promise<void>;

  /** Removes an account's documents from this device, and the records about its server. */
  forget(account: string): Promise<void>;

  /** Calls the listener after every change, made in this window or another one. Returns a function that stops it. */
  subscribe(listener: (change: DocumentChange) => void): () => void;

  /** Documents that could not be read and were set aside. */
  damaged(): Promise<RawDocument[]>;
  discardDamaged(id: string): Promise<void>;
  /**
   * Every stored document, even if the database belongs to a newer program, so that users can download them if nothing
   * else works.
   */
  exportRaw(): Promise<RawDocument[]>;

  /**
   * Stores bytes under their SHA-256 and returns it as lower-case hex; bytes already there are not stored twice.
   * @throws {StoreError} `asset-too-large` over `maxAssetBytes`.
   */
  putAsset(asset: Asset): Promise<string>;
  /** @throws {StoreError} `asset-missing`. */
  getAsset(sha256: string): Promise<Asset>;

  /** A small value by key, for data that belongs to this device; `undefined` if it was never set. */
  getMeta(key: string): Promise<unknown>;
  setMeta(key: string, value: unknown): Promise<void>;

  /** Closes the database; the store must not be used afterwards. */
  close(): Promise<void>;
}

/**
 * A store whose documents can be synced from here; if the shell runs sync itself, its windows only get a
 * `DocumentStore`.
 */
export interface SyncableStore extends DocumentStore {
  /** The part that sync reads and writes. */
  readonly sync: SyncStorage<AnyDocument>;
}
