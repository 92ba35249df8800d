import type { ReactElement } from 'react';
import { executive } from '../executive/index.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { Field } from '../shared/field.tsx';
import { displaySize, headingStyle, textStyle, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { millimetres } from '../shared/tokens.ts';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, heightAboveWindow, Letter } from './shared/letter-parts.tsx';

/** A serif under a bar across the top: a name in two tones above double rules of different weight. */
export const letterExecutive: LetterTemplate = {
  id: 'letter-executive',
  name: 'Executive letter',
  kind: 'coverletter',
  matches: executive.id,
  description:
    'A serif name in two tones over thick-thin rules. Right for directors, board members, partners and heads of function.',
  tags: executive.tags,
  tokens: { ...executive.tokens, fontSize: 10.8, lineHeight: 1.45, spacing: 1, margin: 25 },
  accents: executive.accents,
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
          subject={{ ...look.text.body, fontSize: tokens.fontSize * 1.25, lineHeight: 1.3 }}
        />
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour, line } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  return (
    <View
      wrap={false}
      style={{ marginTop: -margin, paddingTop: margin * 0.8, minHeight: heightAboveWindow(view, look, margin) }}
    >
      <View
        style={{
          position: 'absolute',
          top: 0,
          left: -margin,
          right: -margin,
          height: 9,
          backgroundColor: colour.accent,
        }}
      />
      <Name view={view} look={look} />
      <Field
        value={view.headline}
        style={{
          ...textStyle(tokens, { size: size * 1.2, color: colour.secondText, italic: true, leading: 1.35 }),
          paddingTop: size * 0.2,
        }}
      />
      {view.contacts.length > 0 && (
        <View style={{ marginTop: line * 0.5, borderTopWidth: 2, borderTopColor: colour.accent }}>
          <View style={{ marginTop: 2, borderTopWidth: 0.5, borderTopColor: colour.accent, paddingTop: size * 0.6 }}>
            <ContactLine
              contacts={view.contacts}
              style={{ ...look.text.small, fontSize: size * 0.87, color: colour.ink }}
              look={look}
            />
          </View>
        </View>
      )}
    </View>
  );
}

/** All words but the last are light, the last is bold. */
function Name({
  view: { fullName },
  look: { tokens, colour, width },
}: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement | null {
  if (!fullName.text) return null;
  const at = fullName.text.lastIndexOf(' ') + 1;
  return (
    <Text
      tag="H1"
      anchor={fullName.path}
      style={headingStyle(tokens, {
        size: displaySize(fullName.text, tokens.fontSize * 2.8, width),
        color: colour.ink,
        leading: 1.12,
      })}
    >
      {fullName.text.slice(0, at)}
      <Text style={{ fontWeight: 700, color: colour.accentText }}>{fullName.text.slice(at)}</Text>
    </Text>
  );
}
