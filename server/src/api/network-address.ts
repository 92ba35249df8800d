import { isIPv6 } from 'node:net';

const groups = 8;
/** Of these a network has one to give to each customer, who has all the rest (RFC 6177). */
const networkGroups = 4;

/** The address that attempts are counted for: IPv4 as it is, of IPv6 the network, since whoever has one address there has all of it. */
export function networkAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [start = '', end] = (ip.split('%')[0] ?? '').split('::');
  const parts = (text: string | undefined) => (text ? text.split(':') : []);
  const left = parts(start);
  const missing = end === undefined ? 0 : groups - left.length - parts(end).length;
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...parts(end)];
  return `${all.slice(0, networkGroups).map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}
