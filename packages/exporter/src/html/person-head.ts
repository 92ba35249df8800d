import type { Detail } from '../detail.ts';
import { detailMarkup } from './detail-markup.ts';
import { element, type Markup } from './markup.ts';

interface Person {
  fullName: { text: string };
  headline: { text: string };
  contacts: readonly Detail[];
  locale: string;
}

/** Name, headline and contacts at the top of a page; what is empty is left out. */
export const personHead = ({ fullName, headline, contacts, locale }: Person): Markup =>
  element(
    'div',
    {},
    fullName.text ? element('h1', {}, fullName.text) : null,
    headline.text ? element('p', { class: 'headline' }, headline.text) : null,
    contacts.length > 0
      ? element(
          'ul',
          { class: 'contacts' },
          contacts.map((contact) => element('li', {}, detailMarkup(contact, locale))),
        )
      : null,
  );
