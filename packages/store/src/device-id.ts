import { newId } from '@vitae/domain';
import type { DocumentStore } from './port.ts';

/** Where the store keeps it. */
const deviceKey = 'device';

/** The id under which versions on the server tell devices apart; made when it is first asked for. */
export async function deviceIdOf(documents: Pick<DocumentStore, 'getMeta' | 'setMeta'>): Promise<string> {
  const known = await documents.getMeta(deviceKey);
  if (typeof known === 'string') return known;
  const id = newId();
  await documents.setMeta(deviceKey, id);
  return id;
}
