import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { ContactLine } from '../shared/contacts.tsx';
import { Field, roomy } from '../shared/field.tsx';
import { displaySize, headingStyle, lookOf, oneLine, textStyle, type Look } from '../shared/look.ts';
import { oneColumn } from '../shared/one-column.tsx';
import { Text, View } from '../shared/primitives.ts';
import { headingSize } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/** Tight lines under hairlines, each head on one line; most careers fit on one page. */
export const compact: Template = {
  id: 'compact',
  name: 'Compact',
  kind: 'resume',
  description:
    'Tight lines under hairlines: most careers fit on one page. Right for engineering, research and long histories.',
  tags: ['dense', 'sans', 'one page'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#9a3412',
    fontFamily: 'source-sans',
    fontSize: 9.4,
    lineHeight: 1.26,
    spacing: 0.85,
    margin: 14,
    dateStyle: 'month-name',
    ink: '#1d1d20',
    muted: '#5d5d66',
    rule: '#cfcfd6',
  },
  accents: ['#9a3412', '#1d4e89', '#14532d', '#581c87', '#1d1d20', '#9f1239', '#155e75'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: oneColumn(
    (tokens) =>
      lookOf(tokens, Heading, ({ text, colour, gap }) => ({
        head: oneLine,
        text: { ...text, subtitle: { ...text.subtitle, color: colour.muted } },
        gap: { ...gap, block: gap.block * 0.5 },
      })),
    Head,
  ),
};

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          columnGap: size,
          paddingBottom: size * 0.35,
        }}
      >
        <Field
          tag="H1"
          value={view.fullName}
          style={headingStyle(tokens, {
            size: displaySize(view.fullName.text, size * 2.3, look.width),
            color: colour.ink,
            weight: 700,
            leading: 1.1,
          })}
        />
        <Field
          value={view.headline}
          style={{
            ...textStyle(tokens, { size: size * 1.2, color: colour.secondText, leading: 1.3 }),
            maxWidth: '100%',
            paddingBottom: size * 0.18,
          }}
        />
      </View>
      <View style={{ borderTopWidth: 1.5, borderTopColor: colour.accent, paddingTop: size * 0.5 }}>
        <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.ink }} look={look} />
      </View>
    </View>
  );
}

function Heading({ section, look }: { section: ViewSection; look: Look }): ReactElement {
  const size = look.tokens.fontSize;
  return (
    <View
      wrap={false}
      minPresenceAhead={look.line * 2}
      style={{
        borderTopWidth: 0.5,
        borderTopColor: look.colour.rule,
        paddingTop: size * 0.4,
        paddingBottom: size * 0.15,
      }}
    >
      <Text
        tag="H2"
        anchor={section.heading.path}
        style={roomy(section.heading.text, {
          ...look.text.heading,
          fontSize: headingSize(look.tokens, size * 1.15),
          color: look.colour.accentText,
        })}
      >
        {section.heading.text}
      </Text>
    </View>
  );
}
