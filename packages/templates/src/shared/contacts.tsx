import type { ViewContact } from '@vitae/domain';
import type { ReactElement } from 'react';
import { LinkText } from './field.tsx';
import { Text, View, type Style } from './primitives.ts';

/** The words of a contact: a name stands before the value unless the value already says it (linkedin.com). */
export function contactLabel(contact: ViewContact): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return contact.label && !plain(contact.text).includes(plain(contact.label)) ? contact.label : '';
}

/** One contact as text; its value is a link where it has a target. */
export function Contact({ contact, style, labelStyle = {} }: { contact: ViewContact; style: Style; labelStyle?: Style }): ReactElement {
  const label = contactLabel(contact);
  return (
    <Text anchor={contact.path} style={style}>
      {label ? <Text style={labelStyle}>{`${label}: `}</Text> : null}
      {contact.href ? <LinkText href={contact.href} text={contact.text} style={style} /> : contact.text}
    </Text>
  );
}

/** Contacts one after the other in lines, each kept in one piece where it fits. */
export function ContactLine({ contacts, style, gap, align = 'flex-start' }: {
  contacts: readonly ViewContact[];
  style: Style;
  gap: number;
  align?: 'flex-start' | 'center' | 'flex-end';
}): ReactElement | null {
  if (contacts.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: align, columnGap: gap, rowGap: 1 }}>
      {contacts.map((contact) => (
        <Contact key={contact.path} contact={contact} style={{ ...style, maxWidth: '100%' }} />
      ))}
    </View>
  );
}
