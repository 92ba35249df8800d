import { directionOf, type ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { ContactLine } from '../shared/contacts.tsx';
import { Field, roomy } from '../shared/field.tsx';
import { displaySize, headingStyle, lookOf, textStyle, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { headingSize, millimetres } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * Authority in a serif: a bar across the top, a large name in two tones, an opening paragraph in larger type, headings
 * under double rules of different weight.
 */
export const executive: Template = {
  id: 'executive',
  name: 'Executive',
  kind: 'resume',
  premium: true,
  description:
    'A large serif name over a summary set as a lead. Right for directors, board members, partners and heads of function.',
  tags: ['serif', 'formal', 'leadership'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#6b2737',
    fontFamily: 'source-serif',
    fontSize: 10,
    lineHeight: 1.4,
    spacing: 1.05,
    margin: 20,
    dateStyle: 'month-name',
    ink: '#1a1a1d',
    muted: '#5a585c',
    rule: '#c9c4c2',
  },
  accents: ['#6b2737', '#1b2f4b', '#7a5a1e', '#24483c', '#1a1a1d', '#4c3566', '#73412b', '#0f5560'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, (base) => ({
      head: [['title'], ['subtitle', 'location', 'dates', 'level']],
      text: {
        ...base.text,
        title: { ...base.text.title, fontSize: tokens.fontSize * 1.1 },
      },
    }));
    const lead = leadOf(columns.main);
    return (
      <ResumePage view={view} title={title} look={look}>
        <Head view={view} look={look} photo={null} top={millimetres(tokens.margin)} least={0} />
        {lead && SectionFlow({ sections: [lead], look: leadLook(look) })}
        <SectionFlow sections={lead ? columns.main.slice(1) : columns.main} look={look} />
      </ResumePage>
    );
  },
};

/** The section that opens the document, if it contains only running text. */
function leadOf([first]: readonly ViewSection[]): ViewSection | null {
  return first?.kind === 'text' &&
    first.entries.every(({ title, body }) => !title.text && body.blocks.every((block) => block.kind === 'paragraph'))
    ? first
    : null;
}

/** Larger text under a heading that is just a word in the accent colour. */
function leadLook(look: Look): Look {
  const { tokens, colour, text } = look;
  return {
    ...look,
    line: look.line * 1.2,
    Heading: LeadHeading,
    text: {
      ...text,
      body: textStyle(tokens, {
        size: tokens.fontSize * 1.22,
        color: colour.ink,
        leading: Math.min(1.45, tokens.lineHeight * 1.02),
      }),
    },
  };
}

function Head({ view, look, top, least }: HeadProps): ReactElement {
  const { tokens, colour, line } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least + top, marginTop: -top, paddingTop: top * 0.9 }}>
      <View
        style={{
          position: 'absolute',
          top: 0,
          left: -millimetres(tokens.margin),
          right: -millimetres(tokens.margin),
          height: Math.min(9, millimetres(tokens.margin) * 0.3),
          backgroundColor: colour.accent,
        }}
      />
      <Name view={view} look={look} />
      <Field
        value={view.headline}
        style={{
          ...textStyle(tokens, { size: size * 1.35, color: colour.secondText, italic: true, leading: 1.35 }),
          paddingTop: size * 0.2,
        }}
      />
      {view.contacts.length > 0 && (
        <View style={{ marginTop: line * 0.6, borderTopWidth: 2, borderTopColor: colour.accent }}>
          <View style={{ marginTop: 2, borderTopWidth: 0.5, borderTopColor: colour.accent, paddingTop: size * 0.6 }}>
            <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.ink }} look={look} />
          </View>
        </View>
      )}
    </View>
  );
}

/**
 * All words but the last are light, the last is bold: usually given names, then the family name. From right to left all
 * are bold: `pdftotext -raw` would cut the name where its style changes.
 */
function Name({
  view: { fullName },
  look: { tokens, colour, width },
}: Pick<HeadProps, 'view' | 'look'>): ReactElement | null {
  if (!fullName.text) return null;
  const at = directionOf(tokens.locale) === 'rtl' ? 0 : fullName.text.lastIndexOf(' ') + 1;
  const style = headingStyle(tokens, {
    size: displaySize(fullName.text, tokens.fontSize * 3.3, width),
    color: colour.ink,
    leading: 1.12,
  });
  return (
    <Text tag="H1" anchor={fullName.path} style={roomy(fullName.text, style)}>
      {fullName.text.slice(0, at)}
      <Text style={{ fontWeight: 700, color: colour.accentText }}>{fullName.text.slice(at)}</Text>
    </Text>
  );
}

function LeadHeading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, tokens, colour, line } = look;
  return (
    <View wrap={false} minPresenceAhead={line * 2}>
      <Text
        tag="H2"
        anchor={heading.path}
        style={{
          ...text.heading,
          fontSize: headingSize(tokens, tokens.fontSize * 1.3),
          color: colour.accentText,
          paddingBottom: tokens.fontSize * 0.25,
        }}
      >
        {heading.text}
      </Text>
    </View>
  );
}

/** Under a hairline with a thick start. */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, tokens, colour, line, gap } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={line * 2} style={{ paddingBottom: gap.entry * 0.8 }}>
      <View style={{ height: 2, width: size * 5, backgroundColor: colour.accent }} />
      <View style={{ borderTopWidth: 0.5, borderTopColor: colour.rule, paddingTop: size * 0.45 }}>
        <Text
          tag="H2"
          anchor={heading.path}
          style={{ ...text.heading, fontSize: headingSize(tokens, size * 1.5), fontWeight: 400, color: colour.ink }}
        >
          {heading.text}
        </Text>
      </View>
    </View>
  );
}
