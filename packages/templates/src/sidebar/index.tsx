import { documentStrings, type ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Contact } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, lookOf, textStyle, type Look } from '../shared/look.ts';
import { Image, Text, View, type ImageSource } from '../shared/primitives.ts';
import { paper } from '../shared/paper.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { chunksOf, SectionChunk, type Chunk } from '../shared/section-flow.tsx';
import { millimetres, type Tokens } from '../shared/tokens.ts';
import type { Template, TemplateProps } from '../template.ts';

/** Every part on a line of its own, but how well a thing is known. */
const stacked = [['title', 'level'], ['subtitle'], ['location'], ['dates']] as const;

/**
 * Name and portrait over two columns: at the left, on a pale surface that runs through all pages, contact and skills; at the right the career
 * on a line of time. Drawn in that order, which is also the one in which programs read columns from left to right.
 */
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
    const margin = millimetres(tokens.margin);
    const { width: paperWidth, height } = paper[tokens.page];
    // The columns' own air; a wide page margin is not to squeeze their text.
    const air = Math.min(margin * 0.75, 28);
    const band = paperWidth * 0.34;
    const hasSide = columns.side.length > 0 || view.contacts.length > 0;
    const left = hasSide ? air : margin;
    const mainWidth = hasSide ? paperWidth - band - air - margin : paperWidth - 2 * margin;
    const indent = tokens.fontSize * 0.8;
    const sideWidth = band - air * 1.6 - indent;
    const main = lookOf(tokens, Heading, (base) => ({
      text: { ...base.text, subtitle: { ...base.text.subtitle, color: base.colour.accentText } },
      gap: { ...base.gap, section: tokens.fontSize * tokens.spacing },
      timeline: timelineOf(base),
      head: [['title', 'level'], ['subtitle', 'location'], ['dates']],
      width: mainWidth,
    }));
    const side = sideLook(view, tokens, sideWidth);
    const mainParts = pagesOf(columns.main);
    const sideParts = pagesOf(columns.side);
    const rows = Array.from({ length: Math.max(1, mainParts.length, sideParts.length) });
    return (
      <ResumePage
        view={view}
        title={title}
        look={main}
        background={hasSide && <View fixed style={{ position: 'absolute', top: 0, left: 0, width: band, height, backgroundColor: main.colour.tint }} />}
      >
        <Header view={view} look={main} photo={photo} left={left} band={hasSide ? band : 0} />
        {rows.map((_, index) => (
          <View key={index} break={index > 0 ? true : undefined} style={{ flexDirection: 'row', marginLeft: left - margin }}>
            {hasSide && (
              <View style={{ width: sideWidth + indent, paddingLeft: indent, rowGap: side.gap.section }}>
                {index === 0 && view.contacts.length > 0 && <Contacts view={view} look={side} />}
                {sideParts[index]?.map((chunk) => <SectionChunk key={chunk.id} chunk={chunk} look={side} />)}
              </View>
            )}
            {/* Held at the right, where it stays on a page that the side column does not reach; half a line lower, so that lines do not run on from column to column. */}
            <View style={{ width: mainWidth, marginLeft: 'auto', paddingTop: index === 0 && hasSide ? tokens.fontSize * 0.5 : 0, rowGap: main.gap.section }}>
              {mainParts[index]?.map((chunk) => <SectionChunk key={chunk.id} chunk={chunk} look={main} />)}
            </View>
          </View>
        ))}
      </ResumePage>
    );
  },
};

/**
 * The look of the side column, made for programs that look for columns in the file. Lines of a section stand no more than 1.5 em apart, so that
 * they are one block; headings are larger and stand out to the left, so that headings and blocks are never taken for the cells of a table with what
 * happens to stand level with them in the main column. In neither column is a gap as high as a line, since a line beside a gap of the other column
 * would be taken to run across both.
 */
function sideLook({ contacts }: TemplateProps['view'], tokens: Tokens, width: number): Look {
  const size = sideSize(contacts.map(({ text }) => text), tokens.fontSize, width);
  const spacing = Math.min(tokens.spacing, 1);
  return lookOf({ ...tokens, fontSize: size, lineHeight: Math.min(tokens.lineHeight, 1.26) }, SideHeading, ({ text, colour }) => ({
    width,
    head: stacked,
    shortHead: stacked,
    tags: 'stacked',
    gap: { section: size * 1.05 * spacing, entry: size * 0.73 * spacing, block: size * 0.21 * spacing },
    text: {
      ...text,
      small: text.body,
      heading: { ...text.heading, fontSize: size * 1.15, color: colour.accentOnTint },
      subtitle: { ...text.subtitle, color: colour.accentOnTint },
    },
  }));
}

/** The size of text in the side column: a little smaller where an address would otherwise break in two, hard to read and to copy. */
function sideSize(contacts: readonly string[], size: number, width: number): number {
  const addresses = contacts.filter((contact) => !contact.includes(' '));
  return Math.min(size, ...addresses.map((address) => width / (address.length * 0.52)).filter((fitting) => fitting >= size * 0.88));
}

/** Name and portrait on white over both columns, so that the name is read before either; the tinted column begins below, under a bar in the accent. */
function Header({ view, look, photo, left, band }: Pick<TemplateProps, 'view' | 'photo'> & { look: Look; left: number; band: number }): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const width = paper[tokens.page].width;
  const portrait = photo ? size * 9 : 0;
  const nameWidth = width - left - margin - portrait - (photo ? size * 2 : 0);
  return (
    <View wrap={false} style={{ marginTop: -margin, marginHorizontal: -margin, paddingBottom: size * 0.6 }}>
      <View
        style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', backgroundColor: '#ffffff', paddingLeft: left, paddingRight: margin, paddingTop: margin * 0.85, paddingBottom: margin * 0.6 }}
      >
        <View style={{ width: nameWidth }}>
          <Field tag="H1" value={view.fullName} style={textStyle(tokens, { size: displaySize(view.fullName.text, size * 3.2, nameWidth), color: colour.ink, weight: 700, leading: 1.08, tracking: -0.3 })} />
          <Field value={view.headline} style={{ ...textStyle(tokens, { size: size * 1.35, color: colour.accentText, leading: 1.3 }), paddingTop: size * 0.35 }} />
        </View>
        {photo && <Portrait photo={photo} path={view.photo?.path} alt={view.photo?.alt} side={portrait} />}
      </View>
      <View style={{ height: 2.5, width: band || size * 4, marginLeft: band ? 0 : left, backgroundColor: colour.accent }} />
    </View>
  );
}

function Portrait({ photo, path, alt, side }: { photo: ImageSource; path: string | undefined; alt: string | undefined; side: number }): ReactElement {
  return (
    <View anchor={path} wrap={false} style={{ width: side, height: side }}>
      <Image src={photo} alt={alt} style={{ width: side, height: side, borderRadius: side / 2, objectFit: 'cover' }} />
    </View>
  );
}

function Contacts({ view, look }: Pick<TemplateProps, 'view'> & { look: Look }): ReactElement {
  const { text, colour } = look;
  return (
    <View tag="Sect">
      <SideHeading section={{ heading: { text: documentStrings(view.locale).contact } }} look={look} />
      <View style={{ rowGap: look.gap.block }}>
        {view.contacts.map((contact) => (
          <Contact key={contact.path} contact={contact} style={text.small} labelStyle={{ color: colour.muted }} />
        ))}
      </View>
    </View>
  );
}

function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <Text tag="H2" anchor={heading.path} style={{ ...look.text.heading, color: look.colour.accentText, paddingBottom: look.gap.entry * 0.6 }}>
        {heading.text}
      </Text>
    </View>
  );
}

function SideHeading({ section: { heading }, look }: { section: { heading: { text: string; path?: string } }; look: Look }): ReactElement {
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <Text tag="H2" anchor={heading.path} style={{ ...look.text.heading, marginLeft: -look.tokens.fontSize * 0.8, paddingBottom: look.gap.block }}>
        {heading.text}
      </Text>
    </View>
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
