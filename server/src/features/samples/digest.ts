import { createHash } from 'node:crypto';

/** A short SHA-256 of a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);
