/** For what is waited for in a test: long, since a busy machine is slow; a test that passes never waits that long. */
export const patient = { timeout: 60_000 };
