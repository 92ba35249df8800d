/** The part of `linebreak` 1.1.0 that is used: line-break opportunities by UAX #14. */
declare module 'linebreak' {
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}
