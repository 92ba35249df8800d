import { labelSeparator, type ViewContact } from '@vitae/domain';
import type { ReactElement } from 'react';
import { ContactIcon, hasIcon, ICON_GAP, ICON_ROOM } from './contact-icon.tsx';
import { Flow, FlowItem, LinkText } from './field.tsx';
import type { Look } from './look.ts';
import { Text, View, type Style } from './primitives.ts';

/** The text of a contact: a name precedes the value unless the value already includes it (linkedin.com). */
export function contactLabel(contact: ViewContact): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return contact.label && !plain(contact.text).includes(plain(contact.label)) ? contact.label : '';
}

/** One contact as text; its value is a link if it has a target. */
export function Contact({
  contact,
  look,
  style,
  labelStyle = {},
}: {
  contact: ViewContact;
  look: Look;
  style: Style;
  labelStyle?: Style;
}): ReactElement {
  const label = contactLabel(contact);
  const isPictured = look.tokens.contactIcons && hasIcon(contact);
  const words = (
    <Text anchor={contact.path} style={isPictured ? { ...style, flexShrink: 1 } : style}>
      {label ? <Text style={labelStyle}>{`${label}${labelSeparator(look.tokens.locale)}`}</Text> : null}
      {contact.href ? <LinkText href={contact.href} text={contact.text} style={style} /> : contact.text}
    </Text>
  );
  if (!isPictured) return words;
  const size = typeof style.fontSize === 'number' ? style.fontSize : look.tokens.fontSize;
  const leading = typeof style.lineHeight === 'number' ? style.lineHeight : look.tokens.lineHeight;
  const { colour } = look;
  return (
    <View style={{ flexDirection: 'row', justifyContent: style.textAlign === 'center' ? 'center' : 'flex-start' }}>
      <ContactIcon
        contact={contact}
        size={size}
        line={size * leading}
        colour={style.color === colour.onAccent ? colour.onAccent : colour.secondText}
      />
      {words}
    </View>
  );
}

/** Contacts in a row, separated by dots. */
export function ContactLine({
  contacts,
  style,
  look,
  align = 'flex-start',
}: {
  contacts: readonly ViewContact[];
  style: Style;
  look: Look;
  align?: 'flex-start' | 'center';
}): ReactElement | null {
  if (contacts.length === 0) return null;
  const hasIcons = look.tokens.contactIcons;
  return (
    <Flow look={look} align={align} {...(hasIcons ? { gap: ICON_GAP } : {})}>
      {contacts.map((contact, index) => (
        <FlowItem
          key={contact.path}
          look={{ ...look, text: { ...look.text, body: style } }}
          isLast={hasIcons || index === contacts.length - 1}
          colour={typeof style.color === 'string' ? style.color : look.colour.muted}
          style={widthOf(contact, look)}
        >
          <Contact
            contact={contact}
            look={look}
            style={{ ...style, textAlign: align === 'center' ? 'center' : 'left' }}
          />
        </FlowItem>
      ))}
    </Flow>
  );
}

/**
 * A contact that fills a line takes the whole line: if it were broken into two lines next to another contact, it would
 * be read after it.
 */
function widthOf(contact: ViewContact, { tokens, width }: Look): Style {
  const letters = contactLabel(contact).length + contact.text.length + (tokens.contactIcons ? 2 * ICON_ROOM : 0);
  return letters * tokens.fontSize * 0.5 > width * 0.9 ? { width: '100%' } : { maxWidth: '100%' };
}
