import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { mix } from '../shared/colour.ts';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, lookOf, textStyle, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { millimetres } from '../shared/tokens.ts';
import type { Template, TemplateProps } from '../template.ts';

/** One column in a clear sans under a band of colour that bleeds to the edges; keywords as chips. */
export const modern: Template = {
  id: 'modern',
  name: 'Modern',
  kind: 'resume',
  description: 'One column in a clear sans under a band of colour. Right for technology, product, marketing and sales.',
  tags: ['contemporary', 'sans', 'colour'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#1f5fd6',
    fontFamily: 'inter',
    fontSize: 9.2,
    lineHeight: 1.43,
    spacing: 1,
    margin: 16,
    dateStyle: 'month-name',
    ink: '#1b2130',
    muted: '#5a6475',
    rule: '#d8dde6',
  },
  accents: ['#1f5fd6', '#0f766e', '#7c3aed', '#be123c', '#c2410c', '#15803d', '#1b2130', '#0369a1'],
  hasSide: false,
  sideKinds: [],
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, ({ text, colour }) => ({
      head: [['title', 'subtitle', 'level'], ['location', 'dates']],
      text: { ...text, subtitle: { ...text.subtitle, color: colour.accentText } },
    }));
    return (
      <ResumePage view={view} title={title} look={look}>
        <Header view={view} look={look} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<TemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const soft = mix(colour.onAccent, colour.accent, 0.08);
  return (
    <View
      wrap={false}
      style={{
        marginBottom: size * 0.5,
        backgroundColor: colour.accent,
        marginTop: -margin,
        marginHorizontal: -margin,
        paddingHorizontal: margin,
        paddingTop: margin * 0.8,
        paddingBottom: margin * 0.55,
      }}
    >
      <Field tag="H1" value={view.fullName} style={textStyle(tokens, { size: displaySize(view.fullName.text, size * 2.9, look.width), color: colour.onAccent, weight: 700, leading: 1.15, tracking: -0.4 })} />
      <Field value={view.headline} style={{ ...textStyle(tokens, { size: size * 1.35, color: soft, leading: 1.35 }), paddingTop: size * 0.2 }} />
      {view.contacts.length > 0 && (
        <View style={{ paddingTop: size * 1.1 }}>
          <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.onAccent }} look={look} />
        </View>
      )}
    </View>
  );
}

function Heading({ section, look }: { section: ViewSection; look: Look }): ReactElement {
  const { colour, tokens } = look;
  const size = tokens.fontSize;
  return (
    <View
      wrap={false}
      minPresenceAhead={look.line * 2}
      style={{ flexDirection: 'row', alignItems: 'center', columnGap: size * 0.9, paddingBottom: look.gap.entry * 0.7 }}
    >
      <Text tag="H2" anchor={section.heading.path} style={{ ...look.text.heading, fontSize: size * 1.25, fontWeight: 700, color: colour.accentText, maxWidth: '80%' }}>
        {section.heading.text}
      </Text>
      <View style={{ flex: 1, height: 1, backgroundColor: colour.rule }} />
    </View>
  );
}
