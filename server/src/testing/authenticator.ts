import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Answer, TestServer } from './test-server.ts';

type Headers = Record<string, string>;

/** How a faulty or hostile device differs. */
export interface Odd {
  /** The origin of the requesting page. */
  origin?: string;
  rpId?: string;
  /** The device did not verify the user. */
  isUnverified?: boolean;
  challenge?: string;
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey, in software (WebAuthn Level 3, 6), which calls the server as a page does. */
export interface Authenticator {
  /** Starts adding its passkey, for the user of these headers. */
  start: (headers: Headers, currentPassword?: string) => Promise<Answer>;
  /** Answers that challenge. */
  finish: (started: Answer, headers: Headers, odd?: Odd) => Promise<Answer>;
  /** Both; the id of the passkey. */
  add: (headers: Headers, currentPassword?: string) => Promise<string>;
  /** The body of a sign-in that answers a challenge. */
  answer: (started: Answer, odd?: Odd) => object;
  /** Requests a challenge and answers it. */
  signIn: (odd?: Odd) => Promise<Answer>;
}

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A head of CBOR: major type and length (RFC 8949, 3). */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytesItem = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const textItem = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const numberItem = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

/** An ES256 key as COSE has it (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => bytesItem(Buffer.from(text, 'base64url'));
  const pairs = [
    [1, numberItem(2)],
    [3, numberItem(-7)],
    [-1, numberItem(1)],
    [-2, point(x)],
    [-3, point(y)],
  ] as const;
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, value]) => [numberItem(key), value])]);
}

export function newAuthenticator(server: TestServer): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle = '';
  const optionsOf = (started: Answer) => started.body['options'] as { challenge: string; user?: { id: string } };

  const clientData = (type: string, started: Answer, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? optionsOf(started).challenge,
        origin: odd.origin ?? server.services.config.publicUrl,
        crossOrigin: false,
      }),
    );
  const authData = (odd: Odd, attested: Buffer | null) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(odd.counter ?? 0);
    const flags = 1 | (odd.isUnverified ? 0 : 4) | (attested ? 64 : 0);
    return Buffer.concat([sha256(odd.rpId ?? 'localhost'), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  };

  const self: Authenticator = {
    start: (headers, currentPassword) =>
      server.call('POST', '/account/passkeys/start', currentPassword === undefined ? {} : { currentPassword }, headers),
    finish: (started, headers, odd = {}) => {
      userHandle = optionsOf(started).user?.id ?? '';
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        head(5, 3),
        textItem('fmt'),
        textItem('none'),
        textItem('attStmt'),
        head(5, 0),
        textItem('authData'),
        bytesItem(authData(odd, attested)),
      ]);
      const credential = {
        id: base64Url(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', started, odd)),
          attestationObject: base64Url(attestation),
          transports: ['internal'],
        },
      };
      return server.call(
        'POST',
        '/account/passkeys',
        { challengeId: started.body['challengeId'], credential },
        headers,
      );
    },
    add: async (headers, currentPassword) => {
      const added = await self.finish(await self.start(headers, currentPassword), headers);
      if (added.status !== 200) throw new Error(`The passkey was not added: ${JSON.stringify(added.body)}`);
      return String(added.body['id']);
    },
    answer: (started, odd = {}) => {
      const data = clientData('webauthn.get', started, odd);
      const authenticatorData = authData(odd, null);
      return {
        challengeId: started.body['challengeId'],
        credential: {
          id: base64Url(credentialId),
          type: 'public-key',
          response: {
            clientDataJSON: base64Url(data),
            authenticatorData: base64Url(authenticatorData),
            signature: base64Url(sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
            userHandle: odd.userHandle ?? userHandle,
          },
        },
      };
    },
    signIn: async (odd) =>
      server.call('POST', '/auth/passkey', self.answer(await server.call('POST', '/auth/passkey/start'), odd)),
  };
  return self;
}
