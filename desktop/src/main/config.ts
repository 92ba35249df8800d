import { isPrivateAddress } from '@vitae/api';
import { desktopText } from '@vitae/words/desktop';
import { z } from 'zod';

/** An empty variable counts as not set. */
const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const isOrigin = (address: string): boolean => new URL(address).href === `${new URL(address).origin}/`;

const configSchema = z.object({
  /** The server that documents sync with; https outside of this computer, since tokens are sent there. */
  serverUrl: given(
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine(isOrigin, desktopText('originRule'))
      .refine((address) => isPrivateAddress(new URL(address)), desktopText('httpsRule'))
      .transform((address) => new URL(address).origin)
      .default(import.meta.env.VITAE_SERVER_URL ?? 'http://localhost:3000'),
  ),
  /** Where new versions are announced; without it the program does not look for any. */
  updateUrl: given(
    z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(import.meta.env.VITAE_UPDATE_URL ?? null),
  ),
});
export type Config = z.infer<typeof configSchema>;

/**
 * Reads the settings from the environment; missing ones were set when the program was built. @throws with one line
 * about an invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = configSchema.safeParse({
    serverUrl: environment['VITAE_SERVER_URL'],
    updateUrl: environment['VITAE_UPDATE_URL'],
  });
  if (read.success) return read.data;
  const names: Record<string, string> = { serverUrl: 'VITAE_SERVER_URL', updateUrl: 'VITAE_UPDATE_URL' };
  throw new Error(read.error.issues.map(({ path, message }) => `${names[String(path[0])]}: ${message}`).join('\n'));
}
