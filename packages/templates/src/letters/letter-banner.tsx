import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { banner } from '../banner/index.tsx';
import { mix } from '../shared/colour.ts';
import { ContactLine } from '../shared/contacts.tsx';
import { displaySize, type Look } from '../shared/look.ts';
import { View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { millimetres } from '../shared/tokens.ts';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, heightAboveWindow, Letter } from './shared/letter-parts.tsx';

/** A full-width block of colour with a large name and the contacts inside it. */
export const letterBanner: LetterTemplate = {
  id: 'letter-banner',
  name: 'Banner letter',
  kind: 'coverletter',
  matches: banner.id,
  description: 'A bold block of colour with a large name. Right for sales, marketing, events and fresh starts.',
  tags: banner.tags.filter((tag) => tag !== 'photo'),
  tokens: { ...banner.tokens, fontSize: 11, lineHeight: 1.42, margin: 25 },
  accents: banner.accents,
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
          subject={{ ...look.text.title, fontSize: tokens.fontSize * 1.15, color: look.colour.accentText }}
        />
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const soft = mix(colour.onAccent, colour.accent, 0.08);
  return (
    <View
      wrap={false}
      style={{ marginTop: -margin, marginHorizontal: -margin, minHeight: heightAboveWindow(view, look, margin) }}
    >
      <View
        style={{
          backgroundColor: colour.accent,
          paddingHorizontal: margin,
          paddingTop: margin * 0.55,
          paddingBottom: size * 1.5,
        }}
      >
        <NameAndHeadline
          view={view}
          tokens={tokens}
          name={{
            size: displaySize(view.fullName.text, size * 3.2, width),
            color: colour.onAccent,
            weight: 700,
            leading: 1.04,
            tracking: -0.6,
          }}
          headline={{ size: size * 1.3, color: soft, leading: 1.25 }}
          gap={size * 0.5}
        />
        {view.contacts.length > 0 && (
          <View style={{ paddingTop: size * 0.8 }}>
            <ContactLine
              contacts={view.contacts}
              style={{ ...look.text.small, fontSize: size * 0.9, color: colour.onAccent }}
              look={look}
            />
          </View>
        )}
      </View>
    </View>
  );
}
