/** Names of the computer that asks, as `URL` writes them. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is plain http of the computer that asks, so that nothing of it crosses a network. */
export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && ownNames.has(hostname);

/** Whether nobody on the way can read what goes to an address: it is https, or it does not leave the computer. */
export const isPrivateAddress = (address: URL): boolean => address.protocol === 'https:' || isLoopback(address);
