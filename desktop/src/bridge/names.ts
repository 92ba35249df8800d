import type { MethodName } from '../main/handlers/index.ts';
import type { EventName } from './events.ts';

/** Every method of the handler map, and nothing else: a missing or an extra name does not compile. */
const methods: Readonly<Record<MethodName, true>> = {
  'account.state': true,
  'account.startSignIn': true,
  'account.cancelSignIn': true,
  'account.finishSignIn': true,
  'account.signOut': true,
  'account.refresh': true,
  'account.openPayment': true,
  'account.saveExport': true,
  'account.allowUnprotected': true,
  'documents.ready': true,
  'documents.list': true,
  'documents.get': true,
  'documents.getBySlug': true,
  'documents.create': true,
  'documents.save': true,
  'documents.saveNext': true,
  'documents.trash': true,
  'documents.restore': true,
  'documents.purge': true,
  'documents.tidy': true,
  'documents.forget': true,
  'documents.damaged': true,
  'documents.discardDamaged': true,
  'documents.exportRaw': true,
  'documents.putAsset': true,
  'documents.getAsset': true,
  'documents.getMeta': true,
  'documents.setMeta': true,
  'files.pick': true,
  'files.save': true,
  'network.fetch': true,
  'printing.printers': true,
  'printing.print': true,
  'updater.state': true,
  'updater.turn': true,
  'window.listening': true,
  'window.flushed': true,
  'window.online': true,
  'window.theme': true,
};

const events: Readonly<Record<EventName, true>> = {
  documentChanged: true,
  accountChanged: true,
  asked: true,
  closing: true,
};

export const methodNames: ReadonlySet<string> = new Set(Object.keys(methods));
export const eventNames: ReadonlySet<string> = new Set(Object.keys(events));
