/**
 * What the hash of a password costs in tests that do not watch what others notice of it: hundreds sign people up, and
 * some try thirty passwords. `passwords.test.ts` holds the real cost.
 */
export const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
