import type { Resume } from '@vitae/domain';
import { StoreError, type Snapshot } from '@vitae/store';
import { equal, resolveConflict } from '@vitae/sync';
import { resumeSchema } from '@vitae/domain';
import { aResume } from '../arbitraries/a-resume.ts';
import { applyEdits } from '../arbitraries/edits.ts';
import { createDevice, inVersion, readVersion, resumesOf, type Device, type Faults } from './device.ts';
import type { Happening } from './happenings.ts';
import { createModelServer } from './model-server.ts';

export type { Faults } from './device.ts';

const account = 'ada';
const newest = 2;
/** A pass ends after far fewer rounds; more would mean two devices that never agree. */
const maxRounds = 12;

interface LifeOptions {
  /** The devices begin with the same document, and edits avoid what another device has edited. */
  isDisjoint?: boolean;
  /** What is broken, to check that it is noticed. */
  faults?: Faults;
}

/**
 * Runs a history on three devices, then syncs them until nothing changes, and checks S3, S5 and, for disjoint
 * histories, S6.
 * @returns what is wrong, `''` if nothing is
 */
export async function liveThrough(
  history: readonly Happening[],
  { isDisjoint = false, faults = {} }: LifeOptions = {},
): Promise<string> {
  let ids = 0;
  const newId = () => `00000000-0000-7000-8000-${(ids += 1).toString(16).padStart(12, '0')}`;
  let serverVersion = 1;
  const server = createModelServer((doc) => (readVersion(doc, serverVersion) === null ? 'newer' : null));
  const connect = () => server.connect(account);
  const devices = [0, 1, 2].map(() => createDevice(account, connect, newId, faults));
  const places = devices.map(() => new Set<string>());
  const written = new Set<string>();
  const removed = new Set<string>();
  let backup: unknown = null;
  let author = 0;

  const tokensIn = (text: string): string[] => text.match(/w\d+~\d+~/g) ?? [];
  const textOf = (doc: unknown): string => JSON.stringify(doc) ?? '';
  /**
   * Records what a person deliberately removed: a token that occurs fewer times than before, in a text or in the
   * alternatives of a conflict.
   */
  const note = (before: Resume | null, after: Resume | null): void => {
    const count = (doc: Resume | null) =>
      Map.groupBy(
        tokensIn(textOf(doc && { ...doc, conflicts: doc.conflicts.map(({ other, earlier }) => [other, earlier]) })),
        (token) => token,
      );
    const left = count(after);
    for (const [token, { length }] of count(before)) if ((left.get(token)?.length ?? 0) < length) removed.add(token);
    for (const token of left.keys()) written.add(token);
  };

  async function save(device: Device, base: Snapshot<Resume>, doc: Resume): Promise<void> {
    note(base.doc, doc);
    device.open.delete(base.doc.id);
    const saved = await device.store.save(base, doc).catch((error: unknown) => {
      // On a device without changes in it, a document that was permanently deleted in the meantime closes.
      if (error instanceof StoreError && error.code === 'not-found' && equal(base.doc, doc)) return null;
      throw error;
    });
    if (saved) device.open.set(saved.doc.id, saved);
  }

  async function happenToDocument(
    device: Device,
    own: Set<string>,
    happening: Extract<Happening, { document: number }>,
  ): Promise<void> {
    if (happening.do === 'create') {
      const id = `00000000-0000-7000-9000-00000000000${happening.document}`;
      const doc = aResume({ id, slug: `a-${id.slice(-8)}`, title: `w${(author += 1)}~0~` });
      return device.store.create(doc).then(
        () => note(null, doc),
        () => undefined,
      );
    }
    const there = await resumesOf(device);
    const found = there[happening.document % Math.max(there.length, 1)];
    if (!found) return;
    if (happening.do === 'edit') {
      const base =
        (happening.isOpen
          ? [...device.open.values()][happening.document % Math.max(device.open.size, 1)]
          : undefined) ?? found;
      const taken = new Set(isDisjoint ? places.flatMap((others) => (others === own ? [] : [...others])) : []);
      const edited = applyEdits(base.doc, happening.edits, `w${(author += 1)}`, taken);
      for (const place of edited.places) own.add(place);
      return save(device, base, edited.doc);
    }
    if (happening.do === 'resolve') {
      const [conflict] = found.doc.conflicts;
      return (
        conflict &&
        save(
          device,
          found,
          resolveConflict(found.doc, conflict.id, happening.choice, (changed) => resumeSchema.parse(changed)),
        )
      );
    }
    if (happening.do === 'purge') {
      note(found.doc, null);
      device.open.delete(found.doc.id);
    }
    return device.store[happening.do](found.doc.id);
  }

  async function happen(happening: Happening): Promise<void> {
    if (happening.do === 'limit') return server.setLimit(account, happening.count);
    if (!('device' in happening)) {
      if (happening.do === 'update-server') serverVersion = newest;
      else if (happening.do === 'back-up') backup = server.backup();
      else if (backup !== null) server.restore(backup);
      return;
    }
    const [device, own] = [devices[happening.device], places[happening.device]];
    if (!device || !own) return;
    if ('document' in happening) return happenToDocument(device, own, happening);
    if (happening.do === 'sync') {
      const { fault, meanwhile } = happening;
      const run = async () => {
        for (const other of meanwhile?.happenings ?? [])
          if (other.do !== 'sync' || other.device !== happening.device) await happen(other);
      };
      return device.pass(fault, meanwhile && { at: meanwhile.at, run });
    }
    if (happening.do === 'update') device.version = newest;
    device.restart();
  }

  if (isDisjoint) {
    await happen({ do: 'create', device: 0, document: 0 });
    for (const index of [0, 1, 2]) await devices[index]?.pass(null);
  }
  const checked = new Map<Device, number>();
  for (const happening of history) {
    await happen(happening);
    // What a device does not write stays right: a restored server begins another history.
    for (const device of happening.do === 'sync' ? devices.filter((one) => checked.get(one) !== one.written) : []) {
      const wrong = await wrongBase(device, server, newest);
      if (wrong) return wrong;
      checked.set(device, device.written);
    }
  }

  server.setLimit(account, null);
  serverVersion = newest;
  for (const device of devices) {
    device.version = newest;
    device.restart();
  }
  // All that the server holds: a document deleted as soon as it was sent leaves the documents as they were, and news.
  const state = async () => textOf([await Promise.all(devices.map(resumesOf)), server.backup()]);
  for (let round = 0, before = ''; ; round += 1) {
    const now = await state();
    if (now === before) break;
    if (round === maxRounds) return 'The devices never come to rest.';
    before = now;
    for (const device of devices) await device.pass(null);
  }

  const heads = server.ids().flatMap((id) => server.document(id) ?? []);
  const kept = new Set(tokensIn(textOf(heads)));
  for (const [index, device] of devices.entries()) {
    const there = await resumesOf(device);
    const known = new Set(server.ids());
    // What was deleted before the server ever received it stays in the trash of its device.
    for (const { doc, isTrashed } of there)
      if (isTrashed && !known.has(doc.id)) for (const token of tokensIn(textOf(doc))) kept.add(token);
    const mine = there
      .filter(({ doc, isTrashed }) => known.has(doc.id) || !isTrashed)
      .map(({ doc, isTrashed }) => ({ doc, isTrashed }));
    const theirs = server
      .ids()
      .sort()
      .map((id) => {
        const head = server.document(id);
        return { doc: readVersion(head?.doc, newest), isTrashed: head?.isTrashed };
      });
    if (!equal(mine, theirs))
      return `S3: device ${index} has ${textOf(mine.map(summary))}, the server ${textOf(theirs.map(summary))}`;
  }
  const lost = [...written].filter((token) => !removed.has(token) && !kept.has(token));
  if (lost.length > 0) return `S5: lost ${lost.join(', ')}`;
  const conflicts = heads.flatMap(({ doc }) => readVersion(doc, newest)?.conflicts ?? []);
  return isDisjoint && conflicts.length > 0 ? `S6: ${textOf(conflicts)}` : '';
}

const summary = ({ doc, isTrashed }: { doc: { id: string; title: string } | null; isTrashed: boolean | undefined }) => [
  doc?.id,
  doc?.title,
  isTrashed,
];

/** S3: what a device stores as revision N of a document is the server's revision N. */
async function wrongBase(
  { store }: Device,
  server: ReturnType<typeof createModelServer>,
  version: number,
): Promise<string> {
  for (const id of await store.sync.ids()) {
    const record = await store.sync.update(id, (found) => found);
    const replica = record?.replica;
    if (!replica?.base || replica.epoch !== server.epoch) continue;
    const there = server.document(id, replica.base.rev);
    if (there && !equal(inVersion(replica.base.doc, 1), readVersion(there.doc, version)))
      return `S3: revision ${replica.base.rev} of ${id} is another one on the server`;
  }
  return '';
}
