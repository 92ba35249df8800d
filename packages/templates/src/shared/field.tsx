import type { ViewLink, ViewText } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { Link, Text, View, type StructureTag, type Style } from './primitives.ts';

/** A field, how it looks, and what it is in the structure. */
export type Piece = readonly [value: ViewText | ViewLink, style: Style, tag?: StructureTag | undefined];

/** One field as text, a link where it has a target; nothing where it is empty. `trail` follows it on its line. */
export function Field({ value, style, trail, tag }: { value: ViewText | ViewLink | null; style: Style; trail?: ReactNode; tag?: StructureTag | undefined }): ReactElement | null {
  if (!value?.text) return null;
  const href = 'href' in value ? value.href : null;
  return (
    <Text anchor={value.path} style={style} tag={tag}>
      {href ? <LinkText href={href} text={value.text} style={style} /> : value.text}
      {trail}
    </Text>
  );
}

/** Fields one after the other with dots between; each is a node of its own, so that the page can be asked where it stands. */
export function Run({ pieces, look }: { pieces: readonly Piece[]; look: Look }): ReactElement {
  return (
    <Flow look={look}>
      {pieces.map(([value, style, tag], index) => (
        <Field key={value.path} value={value} style={{ ...style, maxWidth: '100%' }} tag={tag} trail={index < pieces.length - 1 && <Dot colour={look.colour.muted} />} />
      ))}
    </Flow>
  );
}

/** The dot after a field that another follows on its line. */
export function Dot({ colour }: { colour: string }): ReactElement {
  return <Text style={{ color: colour, fontWeight: 400, fontStyle: 'normal' }}> ·</Text>;
}

/**
 * Texts in lines, close enough to be read as one text: set further apart, texts on two lines would be taken for columns by programs that read
 * the file.
 */
export function Flow({ look, align = 'flex-start', children }: { look: Look; align?: 'flex-start' | 'center'; children: ReactNode }): ReactElement {
  return <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: align, columnGap: look.tokens.fontSize * 0.27 }}>{children}</View>;
}

/** A target as PDF wants it: an action's URI is ASCII (ISO 32000-2, 12.6.4.8), so that every other character travels percent-encoded. */
export function asciiUri(href: string): string {
  return href.toWellFormed().replaceAll(/[^\u0021-\u007e]+/gu, encodeURIComponent);
}

/** Linked words within a text, in the colour of the text around them rather than the engine's blue. */
export function LinkText({ href, text, style }: { href: string; text: string; style: Style }): ReactElement {
  return (
    <Link src={asciiUri(href)} style={{ textDecoration: 'none', ...(style.color ? { color: style.color } : {}) }}>
      {text}
    </Link>
  );
}
