import type { RichBlock, RichSpan } from '@vitae/domain';
import type { ReactElement } from 'react';
import { asciiUri } from './field.tsx';
import type { Look } from './look.ts';
import { labelWidth } from './measure.ts';
import { Link, Text, View } from './primitives.ts';

/** Paragraphs and bullets. A page never ends between a bullet and its first two lines. */
export function RichText({
  body,
  look,
}: {
  body: { blocks: readonly RichBlock[]; path: string };
  look: Look;
}): ReactElement | null {
  if (body.blocks.length === 0) return null;
  return (
    <View anchor={body.path} style={{ rowGap: look.gap.block }}>
      {body.blocks.map((block, index) => {
        const text = block.spans.map((span, at) => <Span key={at} span={span} look={look} />);
        if (block.kind === 'paragraph') {
          return (
            <Text key={index} style={look.text.body}>
              {text}
            </Text>
          );
        }
        return (
          <View key={index} tag="LI" style={{ flexDirection: 'row' }}>
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

function Span({ span, look }: { span: RichSpan; look: Look }): ReactElement {
  const style = {
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
