import type { ReactElement } from 'react';
import { timeline } from '../timeline/index.tsx';
import { technical } from '../technical/index.tsx';
import { twoColumn } from '../two-column/index.tsx';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { modern } from '../modern/index.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { EdgeStripe } from '../shared/edge-stripe.tsx';
import { displaySize, type Look } from '../shared/look.ts';
import { View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, heightAboveWindow, Letter, letterheadRise } from './shared/letter-parts.tsx';

/** A clear sans next to a stripe of colour down the edge of every page, under a large, tightly set name. */
export const letterModern: LetterTemplate = {
  id: 'letter-modern',
  name: 'Modern letter',
  kind: 'coverletter',
  matches: modern.id,
  suits: [timeline.id, technical.id, twoColumn.id],
  description: 'A clear sans next to a stripe of colour. Right for technology, product, data and operations.',
  tags: modern.tags,
  tokens: { ...modern.tokens, fontSize: 9.8, lineHeight: 1.5, margin: 24 },
  accents: modern.accents,
  render: ({ view, tokens, title, signature }) => {
    const look = letterLook(tokens);
    return (
      <ResumePage view={view} title={title} look={look} background={<EdgeStripe tokens={tokens} />}>
        <Header view={view} look={look} />
        <Address view={view} look={look} />
        <Letter
          view={view}
          look={look}
          sign={signature}
          subject={{ ...look.text.title, fontSize: tokens.fontSize * 1.1 }}
        />
      </ResumePage>
    );
  },
};

function Header({ view, look }: Pick<LetterTemplateProps, 'view'> & { look: Look }): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  const rise = letterheadRise(tokens.margin);
  return (
    <View wrap={false} style={{ marginTop: -rise, minHeight: heightAboveWindow(view, look, rise) }}>
      <NameAndHeadline
        view={view}
        tokens={tokens}
        name={{
          size: displaySize(view.fullName.text, size * 3.2, width),
          color: colour.ink,
          weight: 700,
          leading: 1.06,
          tracking: -1,
        }}
        headline={{ size: size * 1.3, color: colour.secondText, leading: 1.3 }}
        gap={size * 0.4}
      />
      {view.contacts.length > 0 && (
        <View style={{ marginTop: size, borderTopWidth: 0.75, borderTopColor: colour.rule, paddingTop: size * 0.7 }}>
          <ContactLine contacts={view.contacts} style={{ ...look.text.small, fontSize: size * 0.88 }} look={look} />
        </View>
      )}
    </View>
  );
}
