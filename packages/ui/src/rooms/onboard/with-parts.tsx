import { Fragment, type ReactNode } from 'react';

/** A sentence of the catalogue with parts other than text: `<name>` is replaced by the part with that name. */
export function withParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence
    .split(/<(\w+)>/)
    .map((piece, index) => <Fragment key={`${index} ${piece}`}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>);
}
