import { Socket } from 'node:net';
import { network } from './state.ts';

/** A connection the main process tried to make. */
export interface Connection {
  host: string;
  port: number;
}
export const connections: Connection[] = [];

const open = new Set<Socket>();

const targetOf = (args: unknown[]): Connection | undefined => {
  // Node's own callers pass their arguments as one list.
  const [given, host] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof given === 'number') return { host: typeof host === 'string' ? host : 'localhost', port: given };
  if (typeof given !== 'object' || given === null) return undefined;
  const options = given as { host?: string; port?: number | string; path?: string | null };
  return options.path || options.port === undefined
    ? undefined
    : { host: options.host ?? 'localhost', port: Number(options.port) };
};

/** Puts the main process's connections behind the imaginary network: always recorded, and refused while it is off. */
export const cutMainNetwork = (): void => {
  const connect = Socket.prototype.connect;
  const guarded = function (this: Socket, ...args: Parameters<typeof connect>): Socket {
    const target = targetOf(args);
    if (target === undefined) return connect.apply(this, args);
    connections.push(target);
    if (network.online) {
      open.add(this);
      this.once('close', () => open.delete(this));
      return connect.apply(this, args);
    }
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${target.host}`), {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname: target.host,
    });
    setImmediate(() => this.destroy(error));
    return this;
  };
  Object.defineProperty(Socket.prototype, 'connect', { value: guarded, writable: true, configurable: true });
};

/** Connections that were open when the network went down. */
export const dropConnections = (): void => {
  for (const socket of open)
    socket.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }));
};
