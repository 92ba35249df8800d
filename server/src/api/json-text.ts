/** JSON that was checked when it was stored: it is sent unchanged, neither parsed nor checked again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A handler's response from stored JSON. It represents the value that the text encodes; `entry-point.ts`, which alone
 * sends responses, recognises it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what it is the text of
export function storedJson<Value>(text: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- on the wire it is that value, and nothing else reads it
  return new JsonText(text) as Value;
}
