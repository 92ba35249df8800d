import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port, for a program that requires a specific one. @throws if there is none */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
