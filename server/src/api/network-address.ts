import ipaddr from 'ipaddr.js';

/** These groups of an IPv6 address are the network of one customer, who assigns the rest (RFC 6177). */
const networkGroups = 4;

/**
 * The address that attempts are counted for: an IPv4 address unchanged, an IPv6 address reduced to its network, since
 * anyone with one address there has all of them. Anything that is not an address is left unchanged.
 */
export function networkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address written as IPv6 is the IPv4 address.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, networkGroups).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
