import { documentStrings, type ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Contact } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, lookOf, textStyle, type Look } from '../shared/look.ts';
import { Image, Text, View, type ImageSource } from '../shared/primitives.ts';
import { paper } from '../shared/paper.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { chunksOf, SectionChunk, type Chunk } from '../shared/section-flow.tsx';
import { millimetres } from '../shared/tokens.ts';
import type { Template, TemplateProps } from '../template.ts';

/** Every part on a line of its own, but how well a thing is known. */
const stacked = [['title', 'level'], ['subtitle'], ['location'], ['dates']] as const;

/** Two columns: the career at the left on a line of time, and at the right, on a pale surface that runs through all pages, portrait, contact and skills. */
export const sidebar: Template = {
  id: 'sidebar',
  name: 'Sidebar',
  kind: 'resume',
  description: 'Two columns with a portrait, and skills beside the career. Right for hospitality, care, design and service.',
  tags: ['two columns', 'photo', 'sans'],
  columns: 2,
  photo: true,
  tokens: {
    accent: '#0f766e',
    fontFamily: 'ibm-plex-sans',
    fontSize: 9.2,
    lineHeight: 1.45,
    spacing: 1,
    margin: 15,
    dateStyle: 'month-name',
    ink: '#1e2326',
    muted: '#566065',
    rule: '#cfd8d8',
  },
  accents: ['#0f766e', '#1d4ed8', '#7e22ce', '#b91c5c', '#b45309', '#3f6212', '#334155', '#9f1239'],
  hasSide: true,
  sideKinds: ['tags', 'levels'],
  render: ({ view, columns, tokens, title, photo }) => {
    const main = lookOf(tokens, Heading, (base) => ({
      text: { ...base.text, subtitle: { ...base.text.subtitle, color: base.colour.accentText } },
      timeline: timelineOf(base),
      head: [['title', 'level'], ['subtitle', 'location'], ['dates']],
      width: base.width * 0.64,
    }));
    const side = lookOf(tokens, Heading, ({ text, colour, width }) => ({
      width: width * 0.26,
      head: stacked,
      shortHead: stacked,
      tags: 'stacked',
      text: {
        ...text,
        small: { ...text.small, color: colour.ink },
        subtitle: { ...text.subtitle, color: colour.accentOnTint },
      },
    }));
    const margin = millimetres(tokens.margin);
    const { width: paperWidth, height } = paper[tokens.page];
    // The columns' own air; a wide page margin is not to squeeze their text.
    const air = Math.min(margin * 0.75, 32);
    const band = paperWidth * 0.335;
    const hasSide = columns.side.length > 0 || view.contacts.length > 0 || photo !== null;
    const mainParts = pagesOf(columns.main);
    const sideParts = pagesOf(columns.side);
    const rows = Array.from({ length: Math.max(1, mainParts.length, sideParts.length) });
    return (
      <ResumePage
        view={view}
        title={title}
        look={main}
        background={hasSide && <View fixed style={{ position: 'absolute', top: 0, left: paperWidth - band, width: band, height, backgroundColor: main.colour.tint }} />}
      >
        {rows.map((_, index) => (
          <View key={index} break={index > 0 ? true : undefined} style={{ flexDirection: 'row', marginRight: hasSide ? air - margin : 0 }}>
            <View style={{ flex: 1, rowGap: main.gap.section, paddingRight: hasSide ? air : 0 }}>
              {index === 0 && <Header view={view} look={main} />}
              {mainParts[index]?.map((chunk) => <SectionChunk key={chunk.id} chunk={chunk} look={main} />)}
            </View>
            {hasSide && (
              <View style={{ width: band - air, paddingLeft: air, rowGap: side.gap.section }}>
                {index === 0 && photo && <Portrait photo={photo} path={view.photo?.path} look={side} />}
                {index === 0 && view.contacts.length > 0 && <Contacts view={view} look={side} />}
                {sideParts[index]?.map((chunk) => <SectionChunk key={chunk.id} chunk={chunk} look={side} />)}
              </View>
            )}
          </View>
        ))}
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<TemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ paddingBottom: size * 0.3 }}>
      <Field value={view.fullName} style={textStyle(tokens, { size: displaySize(view.fullName.text, size * 3, look.width), color: colour.ink, weight: 700, leading: 1.08, tracking: -0.3 })} />
      <Field value={view.headline} style={{ ...textStyle(tokens, { size: size * 1.3, color: colour.accentText, leading: 1.3 }), paddingTop: size * 0.35 }} />
      <View style={{ width: size * 4, height: 2.5, backgroundColor: colour.accent, marginTop: size * 1.1 }} />
    </View>
  );
}

function Portrait({ photo, path, look }: { photo: ImageSource; path: string | undefined; look: Look }): ReactElement {
  const side = look.tokens.fontSize * 11.5;
  return (
    <View anchor={path} wrap={false} style={{ width: side, height: side }}>
      <Image src={photo} style={{ width: side, height: side, borderRadius: side / 2, objectFit: 'cover' }} />
    </View>
  );
}

function Contacts({ view, look }: Pick<TemplateProps, 'view'> & { look: Look }): ReactElement {
  const { text, colour } = look;
  return (
    <View>
      <View wrap={false} minPresenceAhead={look.line}>
        <HeadingText look={look}>{documentStrings(view.locale).contact}</HeadingText>
      </View>
      <View style={{ rowGap: look.gap.block * 1.2 }}>
        {view.contacts.map((contact) => (
          <Contact key={contact.path} contact={contact} style={text.small} labelStyle={{ color: colour.muted }} />
        ))}
      </View>
    </View>
  );
}

function Heading({ section, look }: { section: ViewSection; look: Look }): ReactElement {
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <HeadingText look={look} anchor={section.heading.path}>
        {section.heading.text}
      </HeadingText>
    </View>
  );
}

function HeadingText({ look, anchor, children }: { look: Look; anchor?: string; children: string }): ReactElement {
  return (
    <Text anchor={anchor} style={{ ...look.text.heading, color: look.colour.accentOnTint, fontWeight: 700, paddingBottom: look.gap.entry * 0.6 }}>
      {children}
    </Text>
  );
}

/** A line of time at the left of an entry, with a dot at its title. */
function timelineOf({ colour, tokens }: Look): Look['timeline'] {
  const indent = tokens.fontSize * 1.1;
  const dot = tokens.fontSize * 0.6;
  return {
    style: { borderLeftWidth: 1, borderLeftColor: colour.rule, marginLeft: dot / 2, paddingLeft: indent },
    mark: (
      <View
        style={{
          position: 'absolute',
          left: -indent - dot / 2 - 0.5,
          top: tokens.fontSize * 0.45,
          width: dot,
          height: dot,
          borderRadius: dot / 2,
          backgroundColor: colour.accent,
        }}
      />
    ),
  };
}

/** The stretches between manual page breaks. */
function pagesOf(sections: readonly ViewSection[]): Chunk[][] {
  const pages: Chunk[][] = [];
  for (const chunk of chunksOf(sections)) {
    const page = pages.at(-1);
    if (!page || chunk.breakBefore) pages.push([chunk]);
    else page.push(chunk);
  }
  return pages;
}
