/** An error sent to the window: plain data, from which the window recreates the error. */
export interface PlainError {
  name: string;
  /** Stable for programs; `''` if there is none. */
  code: string;
  message: string;
}

/** The result of a call. Errors are data too: an error thrown across the bridge loses its code. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: PlainError };
