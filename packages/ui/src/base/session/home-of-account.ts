import { countrySchema, localeSchema } from '@vitae/domain';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';

/**
 * Country and language in the profile of the signed-in user, as last known: nothing waits for the server. Empty if
 * signed out.
 */
export function homeOfAccount(memory: Pick<SessionMemory, 'read'> = createSessionMemory()): {
  country?: string;
  locale?: string;
} {
  const remembered = memory.read();
  if (remembered.kind !== 'signed-in' || typeof remembered.user !== 'object' || remembered.user === null) return {};
  const country = countrySchema.safeParse(Reflect.get(remembered.user, 'country'));
  const locale = localeSchema.safeParse(Reflect.get(remembered.user, 'locale'));
  return { ...(country.success && { country: country.data }), ...(locale.success && { locale: locale.data }) };
}
