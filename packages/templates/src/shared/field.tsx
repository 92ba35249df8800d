import type { ViewLink, ViewText } from '@vitae/domain';
import { Fragment, type ReactElement } from 'react';
import type { Look } from './look.ts';
import { Link, Text, type Style } from './primitives.ts';

/** A field and how it looks. */
export type Piece = readonly [value: ViewText | ViewLink, style: Style];

/** One field as text, a link where it has a target; nothing where it is empty. */
export function Field({ value, style }: { value: ViewText | ViewLink | null; style: Style }): ReactElement | null {
  if (!value?.text) return null;
  const href = 'href' in value ? value.href : null;
  return (
    <Text anchor={value.path} style={style}>
      {href ? <LinkText href={href} text={value.text} style={style} /> : value.text}
    </Text>
  );
}

/** Fields as one running text with dots between; the line is as high as the first field's. */
export function Run({ pieces, look }: { pieces: readonly Piece[]; look: Look }): ReactElement {
  return (
    <Text style={pieces[0]?.[1]}>
      {pieces.map(([value, style], index) => (
        <Fragment key={value.path}>
          {index > 0 && <Text style={look.text.separator}>{look.separator}</Text>}
          <Field value={value} style={style} />
        </Fragment>
      ))}
    </Text>
  );
}

/** Linked words within a text, in the colour of the text around them rather than the engine's blue. */
export function LinkText({ href, text, style }: { href: string; text: string; style: Style }): ReactElement {
  return (
    <Link src={href} style={{ textDecoration: 'none', ...(style.color ? { color: style.color } : {}) }}>
      {text}
    </Link>
  );
}
