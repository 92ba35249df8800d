import type { ViewLink, ViewText } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Link, Text, type Style } from './primitives.ts';

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

/** Linked words within a text, in the colour of the text around them rather than the engine's blue. */
export function LinkText({ href, text, style }: { href: string; text: string; style: Style }): ReactElement {
  return (
    <Link src={href} style={{ textDecoration: 'none', ...(style.color ? { color: style.color } : {}) }}>
      {text}
    </Link>
  );
}
