import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { labelHeight, marginLabel } from '../shared/beside.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, headingStyle, lookOf, textStyle, type Look } from '../shared/look.ts';
import { oneColumn } from '../shared/one-column.tsx';
import { Text, View } from '../shared/primitives.ts';
import { headingSize } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/** Type and white space: no rules, no large name; headings are in a separate margin. */
export const minimal: Template = {
  id: 'minimal',
  name: 'Minimal',
  kind: 'resume',
  description:
    'Nothing but type and white space, with headings in the margin. Right for design, architecture, writing and consulting.',
  tags: ['minimal', 'sans', 'airy'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#8a4b2f',
    fontFamily: 'inter',
    fontSize: 9.1,
    lineHeight: 1.5,
    spacing: 1.15,
    margin: 24,
    dateStyle: 'month-name',
    ink: '#222326',
    muted: '#63666c',
    rule: '#dcdee2',
  },
  accents: ['#8a4b2f', '#222326', '#2f5d8a', '#2e6b4f', '#6d4a86', '#a33b3b', '#1f6a75'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: oneColumn(
    (tokens) =>
      lookOf(tokens, Heading, (base) => {
        const marginColumn = base.width * 0.22;
        return { marginColumn, headings: 'beside', width: base.width - marginColumn };
      }),
    Head,
  ),
};

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour, line } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least, paddingLeft: look.marginColumn, paddingBottom: line }}>
      <Field
        tag="H1"
        value={view.fullName}
        style={headingStyle(tokens, {
          size: displaySize(view.fullName.text, size * 1.7, look.width),
          color: colour.ink,
          leading: 1.25,
        })}
      />
      <Field value={view.headline} style={textStyle(tokens, { size: size * 1.1, color: colour.muted })} />
      <View style={{ paddingTop: line * 0.7 }}>
        <ContactLine contacts={view.contacts} style={look.text.small} look={look} />
      </View>
    </View>
  );
}

/**
 * Slightly larger than the text next to it, so that readers of the file recognise a new section; raised by the same
 * amount, to share its baseline.
 */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, line, tokens, colour } = look;
  const size = tokens.fontSize * 1.04;
  const { textAlign, ...place } = marginLabel(look);
  return (
    <View
      wrap={false}
      style={{
        ...place,
        alignSelf: 'flex-start',
        justifyContent: 'flex-end',
        marginTop: tokens.fontSize - size,
        minHeight: labelHeight(heading.text, look),
      }}
    >
      <Text
        tag="H2"
        anchor={heading.path}
        style={{
          ...text.body,
          fontFamily: tokens.headingFamily,
          textAlign,
          fontSize: headingSize(tokens, size),
          lineHeight: line / headingSize(tokens, size),
          color: colour.accentText,
        }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
