/**
 * What the hash of a password costs: the minimum of OWASP's password storage recommendations (19 MiB, 2 passes). Most
 * tests take `testing/cheap-passwords.ts` in its place (`vitest.config.ts`).
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
