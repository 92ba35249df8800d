import type { Readable } from 'node:stream';

/** A file that is sent while it is being made, so that it is never whole in memory. */
export class FileStream {
  /** Plain letters, digits, dots and hyphens. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly stream: Readable;

  constructor({ name, type, stream }: { name: string; type: string; stream: Readable }) {
    this.name = name;
    this.type = type;
    this.stream = stream;
  }
}

/** A handler's answer that is a file in the contract; `entry-point.ts`, which alone sends answers, knows it. */
export function streamedFile(file: { name: string; type: string; stream: Readable }): File {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- on the wire it is a file, and nothing else reads it
  return new FileStream(file) as unknown as File;
}
