import { createServer, type Server } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';

/** The provider's data about a person. */
export interface TestClaims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A real OpenID provider on loopback, in place of Google. */
export interface TestProvider {
  issuer: string;
  /** The person who signs in there next. */
  person: TestClaims;
  /** Goes through the provider's pages as a person does; returns the address to which it redirects the browser. */
  visit: (url: string, choice?: 'agree' | 'deny') => Promise<URL>;
  stop: () => Promise<void>;
}

export const testClient = { GOOGLE_CLIENT_ID: 'vitae', GOOGLE_CLIENT_SECRET: 'a secret between the two of them' };

export async function startOpenIdProvider(redirectUri: string): Promise<TestProvider> {
  const server: Server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const made: TestProvider = {
    issuer,
    person: { sub: 'google-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
    visit: (url, choice) => visit(url, made.person.sub, choice),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const configuration: Configuration = {
    clients: [
      {
        client_id: testClient.GOOGLE_CLIENT_ID,
        client_secret: testClient.GOOGLE_CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As with Google, the claims are in the ID token itself.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    pkce: { required: () => true },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: true } },
    extraParams: ['access_type'],
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...made.person, sub }) }),
    ttl: { AuthorizationCode: 60, IdToken: 60, AccessToken: 60, Grant: 60, Interaction: 60, Session: 60 },
  };
  const { warn } = console;
  // It warns about its default pages and keys, which are exactly what is needed here.
  console.warn = () => undefined;
  const provider = new Provider(issuer, configuration);
  console.warn = warn;
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return made;
}

/** A browser with its own cookies: follows the provider's pages back to the caller. */
async function visit(url: string, sub: string, choice: 'agree' | 'deny' = 'agree'): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = new URL(url);
  let form: URLSearchParams | null = null;
  for (let page = 0; page < 12; page += 1) {
    const response = await fetch(at, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      at = new URL(location, at);
      form = null;
      if (at.origin !== origin) return at;
      continue;
    }
    const html = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (prompt === undefined)
      throw new Error(`The provider shows no form: ${html.replaceAll(/<[^>]+>/g, ' ').slice(0, 300)}`);
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
    const [, abort = ''] = /href="([^"]+\/abort)"/.exec(html) ?? [];
    at = new URL(choice === 'deny' && prompt === 'consent' ? abort : action, at);
    form =
      choice === 'deny' && prompt === 'consent'
        ? null
        : new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: sub, password: 'any' } : {}) });
  }
  throw new Error('The provider sends from page to page.');
}
