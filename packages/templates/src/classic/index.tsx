import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, headingStyle, lookOf, textStyle, type Look } from '../shared/look.ts';
import { oneColumn } from '../shared/one-column.tsx';
import { Text, View } from '../shared/primitives.ts';
import type { HeadProps, Template } from '../template.ts';

/** One column in a book serif: a centred name above a double rule, quiet headings on hairlines. */
export const classic: Template = {
  id: 'classic',
  name: 'Classic',
  kind: 'resume',
  description: 'One column in a book serif with a centred name. Right for law, finance, public service and teaching.',
  tags: ['traditional', 'serif', 'formal'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#1f3a5f',
    fontFamily: 'source-serif',
    fontSize: 10,
    lineHeight: 1.35,
    spacing: 1,
    margin: 18,
    dateStyle: 'month-name',
    ink: '#1c1c1f',
    muted: '#55565c',
    rule: '#b9bcc4',
  },
  accents: ['#1f3a5f', '#1c1c1f', '#6b1f2a', '#23513f', '#4a3b6b', '#7a4a16', '#0f5a6b'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: oneColumn(
    (tokens) =>
      lookOf(tokens, Heading, ({ text }) => ({
        text: {
          ...text,
          subtitle: { ...text.subtitle, fontStyle: 'italic' },
          aside: { ...text.aside, fontStyle: 'italic' },
        },
      })),
    Head,
  ),
};

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour, line } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least, paddingBottom: line * 0.1 }}>
      <Field
        tag="H1"
        value={view.fullName}
        style={{
          ...headingStyle(tokens, {
            size: displaySize(view.fullName.text, size * 2.5, look.width),
            color: colour.accentText,
            weight: 700,
            leading: 1.15,
            tracking: 0.3,
          }),
          textAlign: 'center',
        }}
      />
      <Field
        value={view.headline}
        style={{
          ...textStyle(tokens, { size: size * 1.15, color: colour.muted, italic: true, leading: 1.4 }),
          textAlign: 'center',
          paddingTop: size * 0.1,
        }}
      />
      <View style={{ borderBottomWidth: 0.75, borderBottomColor: colour.accent, marginTop: size * 0.7 }} />
      <View style={{ borderTopWidth: 0.4, borderTopColor: colour.accent, marginTop: 1.6, paddingTop: size * 0.65 }}>
        <ContactLine
          contacts={view.contacts}
          style={{ ...look.text.small, color: colour.ink }}
          look={look}
          align="center"
        />
      </View>
    </View>
  );
}

function Heading({ section, look }: { section: ViewSection; look: Look }): ReactElement {
  const { colour, tokens } = look;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2} style={{ paddingBottom: look.gap.entry * 0.75 }}>
      <View style={{ borderBottomWidth: 0.5, borderBottomColor: colour.rule, paddingBottom: tokens.fontSize * 0.18 }}>
        <Text
          tag="H2"
          anchor={section.heading.path}
          style={{ ...look.text.heading, color: colour.accentText, letterSpacing: 0.4 }}
        >
          {section.heading.text}
        </Text>
      </View>
    </View>
  );
}
