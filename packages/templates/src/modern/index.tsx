import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { EdgeStripe } from '../shared/edge-stripe.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { headingSize, type Tokens } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * One column in a clear sans next to a stripe of colour down the edge of every page; a large, tightly set name,
 * headings under short bars.
 */
export const modern: Template = {
  id: 'modern',
  name: 'Modern',
  kind: 'resume',
  description:
    'One column in a clear sans next to a stripe of colour. Right for technology, product, data and operations.',
  tags: ['contemporary', 'sans', 'colour'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#1f5fd6',
    fontFamily: 'inter',
    fontSize: 9.2,
    lineHeight: 1.43,
    spacing: 1,
    margin: 17,
    dateStyle: 'month-name',
    ink: '#1b2130',
    muted: '#5a6475',
    rule: '#d8dde6',
  },
  accents: ['#1f5fd6', '#0f766e', '#7c3aed', '#be123c', '#c2410c', '#15803d', '#1b2130', '#0369a1'],
  hasSide: false,
  sideKinds: [],
  frame: { Head, background },
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, ({ gap }) => ({
      head: [
        ['title', 'subtitle', 'level'],
        ['location', 'dates'],
      ],
      gap: { ...gap, section: gap.section * 1.15 },
    }));
    return (
      <ResumePage view={view} title={title} look={look} background={background(tokens)}>
        <Head view={view} look={look} photo={null} top={0} least={0} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  },
};

function background(tokens: Tokens): ReactElement {
  return <EdgeStripe tokens={tokens} />;
}

/** A large, tightly set name, the headline in the accent colour, and the contacts under a hairline. */
function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least }}>
      <NameAndHeadline
        view={view}
        tokens={tokens}
        name={{
          size: displaySize(view.fullName.text, size * 3.7, width),
          color: colour.ink,
          weight: 700,
          leading: 1.06,
          tracking: -1,
        }}
        headline={{ size: size * 1.45, color: colour.secondText, leading: 1.3 }}
        gap={size * 0.45}
      />
      {view.contacts.length > 0 && (
        <View
          style={{ marginTop: size * 1.1, borderTopWidth: 0.75, borderTopColor: colour.rule, paddingTop: size * 0.7 }}
        >
          <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.muted }} look={look} />
        </View>
      )}
    </View>
  );
}

/** A heading under a short bar in the accent colour. */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { colour, tokens, text } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2} style={{ paddingBottom: look.gap.entry * 0.6 }}>
      <View style={{ width: size * 2.4, height: 2.2, backgroundColor: colour.accent, marginBottom: size * 0.45 }} />
      <Text
        tag="H2"
        anchor={heading.path}
        style={{ ...text.heading, fontSize: headingSize(tokens, size * 1.3), color: colour.ink, letterSpacing: -0.2 }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
