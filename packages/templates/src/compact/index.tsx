import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, lookOf, textStyle, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import type { Template, TemplateProps } from '../template.ts';

/** Headings stand in a margin of their own beside the text; one page holds most careers. */
export const compact: Template = {
  id: 'compact',
  name: 'Compact',
  kind: 'resume',
  description: 'Headings in the margin and tight lines: most careers fit one page. Right for engineering, research and long histories.',
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
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, ({ text, colour, gap, width }) => ({
      width: width - tokens.fontSize * 9.5,
      headingBeside: tokens.fontSize * 9.5,
      inlineKinds: ['timeline', 'list'],
      text: { ...text, subtitle: { ...text.subtitle, color: colour.muted } },
      gap: { ...gap, block: gap.block * 0.5 },
      across: 4,
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
  return (
    <View wrap={false} style={{ flexDirection: 'row', columnGap: size * 2, borderBottomWidth: 1.5, borderBottomColor: colour.accent, paddingBottom: size * 0.6 }}>
      <View style={{ flex: 1 }}>
        <Field value={view.fullName} style={textStyle(tokens, { size: displaySize(view.fullName.text, size * 2.3, look.width * 0.5), color: colour.ink, weight: 700, leading: 1.1 })} />
        <Field value={view.headline} style={{ ...textStyle(tokens, { size: size * 1.15, color: colour.accentText, weight: 700, leading: 1.3 }), paddingTop: size * 0.15 }} />
      </View>
      {view.contacts.length > 0 && (
        <View style={{ width: '46%', justifyContent: 'flex-end' }}>
          <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.ink }} gap={size * 1.2} align="flex-end" />
        </View>
      )}
    </View>
  );
}

function Heading({ section, look }: { section: ViewSection; look: Look }): ReactElement {
  return (
    <View wrap={false} style={{ paddingRight: look.tokens.fontSize }}>
      <Text
        anchor={section.heading.path}
        style={{ ...look.text.title, color: look.colour.accentText }}
      >
        {section.heading.text}
      </Text>
    </View>
  );
}
