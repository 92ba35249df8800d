/** Names of the local computer, as `URL` writes them. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is plain http to the local computer, so that nothing crosses a network. */
export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && ownNames.has(hostname);

/** Whether what is sent to an address is private: it is https, or it stays on the computer. */
export const isPrivateAddress = (address: URL): boolean => address.protocol === 'https:' || isLoopback(address);
