import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { mix } from '../shared/colour.ts';
import { ContactLine } from '../shared/contacts.tsx';
import { roomy } from '../shared/field.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { Portrait } from '../shared/portrait.tsx';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { headingSize, millimetres } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * A full-width block of colour with a very large name, the contacts inside it and a portrait that overlaps its lower
 * edge; one column below.
 */
export const banner: Template = {
  id: 'banner',
  name: 'Banner',
  kind: 'resume',
  description:
    'A bold block of colour with a large name and a portrait. Right for sales, marketing, events and fresh starts.',
  tags: ['bold', 'colour', 'photo', 'sans'],
  columns: 1,
  photo: 'circle',
  tokens: {
    accent: '#c2410c',
    fontFamily: 'source-sans',
    fontSize: 10.2,
    lineHeight: 1.38,
    spacing: 1,
    margin: 18,
    dateStyle: 'month-name',
    ink: '#24201e',
    muted: '#625a56',
    rule: '#ddd5d1',
  },
  accents: ['#c2410c', '#1d4ed8', '#0f766e', '#a21caf', '#b91c1c', '#3f6212', '#334155', '#6d28d9'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: ({ view, columns, tokens, title, photo }) => {
    const look = lookOf(tokens, Heading, ({ text }) => ({
      head: [
        ['title', 'level'],
        ['subtitle', 'location', 'dates'],
      ],
      text: {
        ...text,
        title: { ...text.title, fontSize: tokens.fontSize * 1.08 },
        subtitle: { ...text.subtitle, fontWeight: 700 },
      },
    }));
    return (
      <ResumePage view={view} title={title} look={look}>
        <Head view={view} look={look} photo={photo} top={millimetres(tokens.margin)} least={0} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  },
};

function Head({ view, look, photo, top, least }: HeadProps): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const portrait = photo ? size * 11.5 : 0;
  const ring = size * 0.4;
  const width = look.width - (photo ? portrait + 2 * ring + size * 1.5 : 0);
  const soft = mix(colour.onAccent, colour.accent, 0.08);
  return (
    <View
      wrap={false}
      style={{
        minHeight: least + top,
        marginTop: -top,
        marginHorizontal: -margin,
        paddingBottom: photo ? size * 1.9 : size * 0.6,
      }}
    >
      <View
        style={{
          backgroundColor: colour.accent,
          paddingHorizontal: margin,
          paddingTop: Math.max(top, size * 3),
          paddingBottom: size * 1.8,
          minHeight: photo ? portrait + size * 0.6 : 0,
        }}
      >
        <View style={{ width }}>
          <NameAndHeadline
            view={view}
            tokens={tokens}
            name={{
              size: displaySize(view.fullName.text, size * 4.2, width),
              color: colour.onAccent,
              weight: 700,
              leading: 1.04,
              tracking: -0.6,
            }}
            headline={{ size: size * 1.55, color: soft, leading: 1.25 }}
            gap={size * 0.8}
          />
          {view.contacts.length > 0 && (
            <View style={{ paddingTop: size * 1.2 }}>
              <ContactLine
                contacts={view.contacts}
                style={{ ...look.text.small, color: colour.onAccent }}
                look={look}
              />
            </View>
          )}
        </View>
      </View>
      {photo && (
        <Portrait
          view={view}
          photo={photo}
          width={portrait}
          own="circle"
          ring={ring}
          style={{ position: 'absolute', right: margin, bottom: 0 }}
        />
      )}
    </View>
  );
}

/** A heading after a square in the accent colour. */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, colour, tokens } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2} style={{ paddingBottom: look.gap.entry * 0.55 }}>
      <View style={{ borderBottomWidth: 1.5, borderBottomColor: colour.accent, paddingBottom: size * 0.15 }}>
        <Text
          tag="H2"
          anchor={heading.path}
          style={roomy(heading.text, { ...text.heading, fontSize: headingSize(tokens, size * 1.4), color: colour.ink })}
        >
          {heading.text}
        </Text>
      </View>
    </View>
  );
}
