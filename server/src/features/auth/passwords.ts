import { hash, verify } from '@node-rs/argon2';

/** The library's default is argon2id; the cost is the least of OWASP's password storage recommendations (19 MiB, 2 passes). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of nobody's password: checked where there is no account, so that the answer takes as long. */
const nobody = hash(crypto.randomUUID(), options);

/** A password as it is stored: argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Whether a password is the stored one; takes as long where there is none. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return right && typeof stored === 'string';
}
