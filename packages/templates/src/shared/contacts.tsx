import { labelSeparator, type ViewContact } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Flow, FlowItem, LinkText } from './field.tsx';
import type { Look } from './look.ts';
import { Text, type Style } from './primitives.ts';

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
  return (
    <Text anchor={contact.path} style={style}>
      {label ? <Text style={labelStyle}>{`${label}${labelSeparator(look.tokens.locale)}`}</Text> : null}
      {contact.href ? <LinkText href={contact.href} text={contact.text} style={style} /> : contact.text}
    </Text>
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
  return (
    <Flow look={look} align={align}>
      {contacts.map((contact, index) => (
        <FlowItem
          key={contact.path}
          look={{ ...look, text: { ...look.text, body: style } }}
          isLast={index === contacts.length - 1}
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
 * A contact that fills a line takes the whole line: if it were broken into two lines beside another, it would be read
 * after that.
 */
function widthOf(contact: ViewContact, { tokens, width }: Look): Style {
  const letters = contactLabel(contact).length + contact.text.length;
  return letters * tokens.fontSize * 0.5 > width * 0.9 ? { width: '100%' } : { maxWidth: '100%' };
}
