/** A command that cannot be done; the message says why, for the person who called it. */
export class CommandError extends Error {}
