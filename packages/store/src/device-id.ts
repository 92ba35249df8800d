import { newId } from '@vitae/domain';
import type { DocumentStore } from './port.ts';

/** Its key in the store. */
const deviceKey = 'device';

/** The id by which versions on the server distinguish devices; created when it is first requested. */
export async function deviceIdOf(documents: Pick<DocumentStore, 'getMeta' | 'setMeta'>): Promise<string> {
  const known = await documents.getMeta(deviceKey);
  if (typeof known === 'string') return known;
  const id = newId();
  await documents.setMeta(deviceKey, id);
  return id;
}
