import type { RichBlock, RichSpan } from '@vitae/domain';
import type { ReactElement } from 'react';
import { asciiUri } from './field.tsx';
import type { Look } from './look.ts';
import { endsInShortItems, labelWidth } from './measure.ts';
import { Link, Text, View, type Style } from './primitives.ts';

/**
 * Paragraphs and bullets. A page never ends between a bullet and its first two lines, nor between the last two bullets
 * if they are short.
 */
export function RichText({
  body,
  look,
  indent = 0,
}: {
  body: { blocks: readonly RichBlock[]; path: string };
  look: Look;
  /** How far the first line of a paragraph is indented, in ems. */
  indent?: number;
}): ReactElement | null {
  if (body.blocks.length === 0) return null;
  const beforeLast = endsInShortItems(body.blocks, look) ? body.blocks.length - 2 : -1;
  return (
    // The engine holds two children together only if a break is possible above them; a text of just two is one piece.
    <View anchor={body.path} wrap={beforeLast === 0 ? false : undefined} style={{ rowGap: look.gap.block }}>
      {body.blocks.map((block, index) => {
        // The first text of a paragraph says how far its line is indented: children do not inherit it.
        const textIndent = block.kind === 'paragraph' ? indent * look.tokens.fontSize : 0;
        const text = block.spans.map((span, at) => (
          <Span key={at} span={span} look={look} style={at === 0 && textIndent > 0 ? { textIndent } : {}} />
        ));
        if (block.kind === 'paragraph') {
          return (
            <Text key={index} style={look.text.body}>
              {text}
            </Text>
          );
        }
        return (
          <View
            key={index}
            tag="LI"
            minPresenceAhead={index === beforeLast ? look.line : undefined}
            style={{ flexDirection: 'row' }}
          >
            <Text
              tag="Lbl"
              style={{ ...look.text.body, width: labelWidth(block, look), color: look.colour.secondText }}
            >
              {block.kind === 'number' ? `${block.number}.` : look.bullet}
            </Text>
            <Text tag="LBody" style={{ ...look.text.body, flex: 1 }}>
              {text}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

function Span({ span, look, style: own }: { span: RichSpan; look: Look; style: Style }): ReactElement {
  const style = {
    ...own,
    fontWeight: span.bold ? 700 : 400,
    fontStyle: span.italic ? ('italic' as const) : ('normal' as const),
    ...(span.underline ? { textDecoration: 'underline' as const } : {}),
  };
  if (!span.href) return <Text style={style}>{span.text}</Text>;
  return (
    <Link src={asciiUri(span.href)} style={{ textDecoration: 'none', ...style, color: look.colour.secondText }}>
      {span.text}
    </Link>
  );
}
