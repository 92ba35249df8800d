import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The secret of the settings, or one that was generated at the first start and is stored next to the embedded database.
 */
export function loadSecret({ tokenSecret, dataFolder }: Pick<Config, 'tokenSecret' | 'dataFolder'>): Uint8Array {
  if (tokenSecret !== null) return new TextEncoder().encode(tokenSecret);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, 'token-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}
