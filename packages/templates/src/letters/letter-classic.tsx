import type { ReactElement } from 'react';
import { academic } from '../academic/index.tsx';
import { compact } from '../compact/index.tsx';
import { classic } from '../classic/index.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, headingStyle, textStyle, type Look } from '../shared/look.ts';
import { View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, heightAboveWindow, Letter, letterheadRise } from './shared/letter-parts.tsx';

/** A book serif under a centred name and a double rule. */
export const letterClassic: LetterTemplate = {
  id: 'letter-classic',
  name: 'Classic letter',
  kind: 'coverletter',
  matches: classic.id,
  suits: [academic.id, compact.id],
  description: 'A book serif under a centred name. Right for law, finance, public service and teaching.',
  tags: classic.tags,
  tokens: { ...classic.tokens, fontSize: 10.6, lineHeight: 1.4, margin: 25 },
  accents: classic.accents,
  render: ({ view, tokens, title, signature }) => {
    const look = letterLook(tokens);
    return (
      <ResumePage view={view} title={title} look={look}>
        <Header view={view} look={look} />
        <Address view={view} look={look} />
        <Letter
          view={view}
          look={look}
          sign={signature}
          subject={{ ...look.text.title, color: look.colour.accentText }}
        />
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  const rise = letterheadRise(tokens.margin);
  const name = headingStyle(tokens, {
    size: displaySize(view.fullName.text, size * 2.2, width),
    color: colour.accentText,
    weight: 700,
    leading: 1.15,
    tracking: 0.3,
  });
  const headline = textStyle(tokens, { size: size * 1.08, color: colour.muted, italic: true, leading: 1.4 });
  return (
    <View wrap={false} style={{ marginTop: -rise, minHeight: heightAboveWindow(view, look, rise) }}>
      <Field tag="H1" value={view.fullName} style={{ ...name, textAlign: 'center' }} />
      <Field value={view.headline} style={{ ...headline, textAlign: 'center', paddingTop: size * 0.25 }} />
      <View style={{ borderBottomWidth: 0.75, borderBottomColor: colour.accent, marginTop: size * 0.65 }} />
      <View style={{ borderTopWidth: 0.4, borderTopColor: colour.accent, marginTop: 1.6, paddingTop: size * 0.6 }}>
        <ContactLine
          contacts={view.contacts}
          style={{ ...look.text.small, fontSize: size * 0.85, color: colour.ink }}
          look={look}
          align="center"
        />
      </View>
    </View>
  );
}
