/** A command that cannot be carried out; the message gives the reason to the user who ran it. */
export class CommandError extends Error {}
