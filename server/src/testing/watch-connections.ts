import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/*
 * Loaded before a server that is watched (`node --import`): writes each address that the process connects to, as one line
 * of JSON, into the file CONNECTIONS_FILE. Everything that Node sends by TCP, TLS or HTTP goes through this method.
 */

const file = process.env['CONNECTIONS_FILE'];
const connect = Reflect.get(Socket.prototype, 'connect');
if (file === undefined || typeof connect !== 'function') throw new Error('There is nothing to watch.');

Reflect.set(Socket.prototype, 'connect', function watched(this: Socket, ...given: unknown[]): unknown {
  appendFileSync(file, `${JSON.stringify(given[0])}\n`);
  const socket: unknown = Reflect.apply(connect, this, given);
  return socket;
});
