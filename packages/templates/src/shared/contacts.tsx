import type { ViewContact } from '@vitae/domain';
import { Fragment, type ReactElement } from 'react';
import { LinkText } from './field.tsx';
import type { Look } from './look.ts';
import { Text, type Style } from './primitives.ts';

/** The words of a contact: a name stands before the value unless the value already says it (linkedin.com). */
export function contactLabel(contact: ViewContact): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return contact.label && !plain(contact.text).includes(plain(contact.label)) ? contact.label : '';
}

/** One contact as text; its value is a link where it has a target. */
export function Contact({ contact, style, labelStyle = {}, isGlued = false }: {
  contact: ViewContact;
  style: Style;
  labelStyle?: Style;
  /** Whether the label stays on the line of its value. */
  isGlued?: boolean;
}): ReactElement {
  const label = contactLabel(contact);
  return (
    <Text anchor={contact.path} style={style}>
      {label ? <Text style={labelStyle}>{`${label}:${isGlued ? '\u00a0' : ' '}`}</Text> : null}
      {contact.href ? <LinkText href={contact.href} text={contact.text} style={style} /> : contact.text}
    </Text>
  );
}

/** Contacts as one running text with dots between; see `Run` for why it is one. */
export function ContactLine({ contacts, style, look }: { contacts: readonly ViewContact[]; style: Style; look: Look }): ReactElement | null {
  if (contacts.length === 0) return null;
  return (
    <Text style={style}>
      {contacts.map((contact, index) => (
        <Fragment key={contact.path}>
          {index > 0 && <Text style={{ letterSpacing: look.tokens.fontSize * 0.12 }}>{look.separator}</Text>}
          <Contact contact={contact} style={style} isGlued />
        </Fragment>
      ))}
    </Text>
  );
}
