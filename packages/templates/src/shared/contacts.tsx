import type { ViewContact } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import { Dot, Flow, LinkText } from './field.tsx';
import type { Look } from './look.ts';
import { Text, type Style } from './primitives.ts';

/** The words of a contact: a name stands before the value unless the value already says it (linkedin.com). */
export function contactLabel(contact: ViewContact): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return contact.label && !plain(contact.text).includes(plain(contact.label)) ? contact.label : '';
}

/** One contact as text; its value is a link where it has a target. `trail` follows it on its line. */
export function Contact({ contact, style, labelStyle = {}, trail }: {
  contact: ViewContact;
  style: Style;
  labelStyle?: Style;
  trail?: ReactNode;
}): ReactElement {
  const label = contactLabel(contact);
  return (
    <Text anchor={contact.path} style={style}>
      {label ? <Text style={labelStyle}>{`${label}: `}</Text> : null}
      {contact.href ? <LinkText href={contact.href} text={contact.text} style={style} /> : contact.text}
      {trail}
    </Text>
  );
}

/** Contacts one after the other with dots between. */
export function ContactLine({ contacts, style, look, align = 'flex-start' }: {
  contacts: readonly ViewContact[];
  style: Style;
  look: Look;
  align?: 'flex-start' | 'center';
}): ReactElement | null {
  if (contacts.length === 0) return null;
  return (
    <Flow look={look} align={align}>
      {contacts.map((contact, index) => (
        <Contact
          key={contact.path}
          contact={contact}
          style={{ ...style, ...widthOf(contact, look), textAlign: align === 'center' ? 'center' : 'left' }}
          trail={index < contacts.length - 1 && <Dot colour={style.color ?? look.colour.muted} />}
        />
      ))}
    </Flow>
  );
}

/** A contact that fills a line takes all of it: what broke into two lines beside another would be read after that. */
function widthOf(contact: ViewContact, { tokens, width }: Look): Style {
  const letters = contactLabel(contact).length + contact.text.length;
  return letters * tokens.fontSize * 0.5 > width * 0.9 ? { width: '100%' } : { maxWidth: '100%' };
}
