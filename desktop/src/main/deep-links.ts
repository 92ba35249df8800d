/** The scheme of addresses that the system hands to this program. */
export const linkScheme = 'vitae';

const longest = 512;
const value = /^[\w.~-]{1,128}$/;

/**
 * Whether an address is exactly the one to which the browser returns after signing in,
 * `vitae://signed-in?code=…&state=…`. Any web page can make the system open one: it starts nothing on its own, and its
 * content counts only for the sign-in that is waiting for it.
 */
export function isSignInLink(address: string): boolean {
  if (address.length > longest || !URL.canParse(address)) return false;
  const { protocol, host, pathname, hash, username, password, searchParams } = new URL(address);
  if (
    protocol !== `${linkScheme}:` ||
    host !== 'signed-in' ||
    !['', '/'].includes(pathname) ||
    `${hash}${username}${password}` !== ''
  )
    return false;
  const given = [...searchParams];
  return given.length === 2 && ['code', 'state'].every((name) => value.test(searchParams.get(name) ?? ''));
}
