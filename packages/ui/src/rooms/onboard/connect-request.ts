/** What the program asks with the address it opened. */
export interface ConnectRequest {
  /** The PKCE challenge (S256) that the code is for. */
  challenge: string;
  /** Comes back as it is: the program knows by it that it asked. */
  state: string;
}

/** Reads the address of `/connect`; `null` when it is none that the program makes. */
export function connectRequestOf(search: URLSearchParams): ConnectRequest | null {
  const [challenge, state] = [one(search, 'challenge'), one(search, 'state')];
  return /^[\w-]{43}$/.test(challenge) && /^[\w.~-]{1,128}$/.test(state) ? { challenge, state } : null;
}

const one = (search: URLSearchParams, name: string): string => {
  const [value = '', ...more] = search.getAll(name);
  return more.length === 0 ? value : '';
};

/** The address that calls the program with its code. Where it leads is fixed: no page can name another place. */
export function returnAddress(code: string, { state }: ConnectRequest): string {
  return `vitae://signed-in?${new URLSearchParams({ code, state }).toString()}`;
}
