/** The timeout for what a test waits for: long, since a busy machine is slow; a passing test never waits that long. */
export const patient = { timeout: 60_000 };
