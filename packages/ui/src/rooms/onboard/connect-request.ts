/** The program's request, in the address it opened. */
export interface ConnectRequest {
  /** The PKCE challenge (S256) that the code is for. */
  challenge: string;
  /** Returned unchanged: it proves to the program that the request was its own. */
  state: string;
}

/** Reads the address of `/connect`; `null` if the program cannot have created it. */
export function connectRequestOf(search: URLSearchParams): ConnectRequest | null {
  const [challenge, state] = [one(search, 'challenge'), one(search, 'state')];
  return /^[\w-]{43}$/.test(challenge) && /^[\w.~-]{1,128}$/.test(state) ? { challenge, state } : null;
}

const one = (search: URLSearchParams, name: string): string => {
  const [value = '', ...more] = search.getAll(name);
  return more.length === 0 ? value : '';
};

/** The address that calls the program with its code. Its target is fixed: no page can choose another one. */
export function returnAddress(code: string, { state }: ConnectRequest): string {
  return `vitae://signed-in?${new URLSearchParams({ code, state }).toString()}`;
}
