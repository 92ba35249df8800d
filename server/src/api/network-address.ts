import ipaddr from 'ipaddr.js';

/** Of an IPv6 address these groups are the network that one customer has; the rest is theirs to give (RFC 6177). */
const networkGroups = 4;

/**
 * The address that attempts are counted for: IPv4 as it is, of IPv6 the network, since whoever has one address there
 * has all of it. What is no address stays as it is.
 */
export function networkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address in the clothes of IPv6 is the IPv4 address.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, networkGroups).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
