import type { ViewLink, ViewText } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { Link, Text, View, type StructureTag, type Style } from './primitives.ts';

/** A field, its style, and its structure element. */
export type Piece = readonly [value: ViewText | ViewLink, style: Style, tag?: StructureTag | undefined];

/** One field as text, a link if it has a target; nothing if it is empty. */
export function Field({
  value,
  style,
  tag,
}: {
  value: ViewText | ViewLink | null;
  style: Style;
  tag?: StructureTag | undefined;
}): ReactElement | null {
  if (!value?.text) return null;
  const href = 'href' in value ? value.href : null;
  return (
    <Text anchor={value.path} style={roomy(value.text, style)} tag={tag}>
      {href ? <LinkText href={href} text={value.text} style={style} /> : value.text}
    </Text>
  );
}

/** Scripts whose letters extend further below the line than Latin ones. */
const DEEP = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
/** A line height at which such letters do not touch the next line, as a multiple of the size. */
const DEEP_LINE = 1.5;

/** The style of text that is set more tightly than running text, with enough room for its letters. */
export function roomy(text: string, style: Style): Style {
  const { lineHeight } = style;
  return typeof lineHeight === 'number' && lineHeight < DEEP_LINE && DEEP.test(text)
    ? { ...style, lineHeight: DEEP_LINE }
    : style;
}

/** Fields in a row, separated by dots; each is a node of its own, so that its position on the page can be looked up. */
export function Run({ pieces, look }: { pieces: readonly Piece[]; look: Look }): ReactElement {
  return (
    <Flow look={look}>
      {pieces.map(([value, style, tag], index) => (
        <FlowItem key={value.path} look={look} isLast={index === pieces.length - 1}>
          <Field value={value} style={style} tag={tag} />
        </FlowItem>
      ))}
    </Flow>
  );
}

/** Distance between texts in a line, in ems: enough for a space, a dot and another space. */
const BETWEEN = 0.78;

/**
 * A text in a flow, and the dot between it and the next. The dot is in the gap after the text; the renderer removes it
 * if the next text starts a new line.
 */
export function FlowItem({
  look,
  isLast,
  colour = look.colour.muted,
  style = {},
  children,
}: {
  look: Look;
  isLast: boolean;
  colour?: string;
  style?: Style;
  children: ReactNode;
}): ReactElement {
  const gap = look.tokens.fontSize * BETWEEN;
  return (
    <View style={{ maxWidth: '100%', ...style }}>
      {children}
      {!isLast && (
        <Text
          between
          tag="Artifact"
          style={{
            ...look.text.body,
            color: colour,
            position: 'absolute',
            left: '100%',
            top: 0,
            width: gap,
            textAlign: 'center',
          }}
        >
          ·
        </Text>
      )}
    </View>
  );
}

/**
 * Texts in lines, close enough to be read as one text: with larger gaps, programs that read the file would mistake
 * texts on two lines for columns.
 */
export function Flow({
  look,
  align = 'flex-start',
  gap = BETWEEN,
  children,
}: {
  look: Look;
  align?: 'flex-start' | 'center';
  /** Ems between the texts. */
  gap?: number;
  children: ReactNode;
}): ReactElement {
  return (
    <View
      flow
      style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: align, columnGap: look.tokens.fontSize * gap }}
    >
      {children}
    </View>
  );
}

/**
 * A target as PDF requires it: the URI of an action is ASCII (ISO 32000-2, 12.6.4.8), so every other character is
 * percent-encoded.
 */
export function asciiUri(href: string): string {
  return href.toWellFormed().replaceAll(/[^\u0021-\u007e]+/gu, encodeURIComponent);
}

/** Linked words within a text, in the colour of the surrounding text rather than the engine's blue. */
export function LinkText({ href, text, style }: { href: string; text: string; style: Style }): ReactElement {
  return (
    <Link src={asciiUri(href)} style={{ textDecoration: 'none', ...(style.color ? { color: style.color } : {}) }}>
      {text}
    </Link>
  );
}
