import type { ReactElement } from 'react';
import { minimal } from '../minimal/index.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, headingStyle, textStyle, type Look } from '../shared/look.ts';
import { View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { millimetres } from '../shared/tokens.ts';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, heightAboveWindow, Letter, letterheadRise } from './shared/letter-parts.tsx';

/** Type and white space: no rules and no large name, everything slightly to the right. */
export const letterMinimal: LetterTemplate = {
  id: 'letter-minimal',
  name: 'Minimal letter',
  kind: 'coverletter',
  matches: minimal.id,
  description: 'Nothing but type and white space. Right for design, architecture, writing and consulting.',
  tags: minimal.tags,
  tokens: { ...minimal.tokens, fontSize: 10.2, lineHeight: 1.45, spacing: 1, margin: 26 },
  accents: minimal.accents,
  render: ({ view, tokens, title, signature }) => {
    const look = letterLook(tokens, (base) => {
      // An envelope's window shows text that starts at most this far from the edge of the paper.
      const marginColumn = view.form.hasWindow ? 0 : Math.max(0, base.width - millimetres(138));
      return { marginColumn, width: base.width - marginColumn };
    });
    const inset = { paddingLeft: look.marginColumn };
    return (
      <ResumePage view={view} title={title} look={look}>
        <Header view={view} look={look} />
        <Address view={view} look={look} style={inset} />
        <View style={inset}>
          <Letter
            view={view}
            look={look}
            sign={signature}
            subject={{ ...look.text.body, color: look.colour.accentText }}
          />
        </View>
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour, line, width, marginColumn } = look;
  const size = tokens.fontSize;
  const rise = letterheadRise(tokens.margin);
  return (
    <View
      wrap={false}
      style={{ paddingLeft: marginColumn, marginTop: -rise, minHeight: heightAboveWindow(view, look, rise) }}
    >
      <Field
        tag="H1"
        value={view.fullName}
        style={headingStyle(tokens, {
          size: displaySize(view.fullName.text, size * 1.7, width),
          color: colour.ink,
          leading: 1.25,
        })}
      />
      <Field value={view.headline} style={textStyle(tokens, { size: size * 1.05, color: colour.muted })} />
      <View style={{ paddingTop: line * 0.5 }}>
        <ContactLine contacts={view.contacts} style={{ ...look.text.small, fontSize: size * 0.9 }} look={look} />
      </View>
    </View>
  );
}
