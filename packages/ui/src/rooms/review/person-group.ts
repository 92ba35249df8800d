import { newId, type CoverLetter } from '@vitae/domain';
import type { MakeField, ReviewField, ReviewGroup } from './review-model.ts';

/** The person that a document is about: every kind has the same details. */
type Person = CoverLetter['sender'];

/** The names of a person's details. */
export interface PersonLabels {
  heading: string;
  fullName: string;
  headline: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
  link: string;
}

/** Where a document keeps the person it is about. */
export interface PersonPlace {
  root: string;
  person: Person;
  write: (change: (person: Person, value: string) => Partial<Person>) => ReviewField['write'];
}

const details = [
  ['fullName', 'text'],
  ['headline', 'text'],
  ['email', 'email'],
  ['phone', 'phone'],
] as const;

const locationText = ['address', 'postalCode', 'city', 'region'] as const;

/** The group of a person's details: those that were read, and those that a document hardly ever lacks. */
export function personGroup(place: PersonPlace, labels: PersonLabels, field: MakeField): ReviewGroup {
  const { root } = place;
  const fields = personFields(place, labels, field).filter(
    ({ path, value }) =>
      value !== '' || !locationText.some((key) => key !== 'city' && path === `${root}.location.${key}`),
  );
  return { key: root, heading: labels.heading, items: [{ key: root, title: '', fields }] };
}

/** All details of a person, also those that are empty. */
export function personFields(
  { root, person, write }: PersonPlace,
  labels: PersonLabels,
  field: MakeField,
): ReviewField[] {
  const place = (key: (typeof locationText)[number] | 'countryCode') =>
    write((old, value) => ({ location: { ...old.location, [key]: value } }));
  const reachable = person.email !== '' || person.phone !== '';
  const needed = new Set(['fullName', ...(reachable ? [] : ['email'])]);
  return [
    ...details.map(([key, kind]) =>
      field(
        `${root}.${key}`,
        labels[key],
        kind,
        person[key],
        write((_, value) => ({ [key]: value })),
        { needed: needed.has(key), mayBeEmpty: false },
      ),
    ),
    ...locationText.map((key) =>
      field(`${root}.location.${key}`, labels[key], 'text', person.location[key], place(key), {
        mayBeEmpty: false,
        ...(key === 'city' ? { slot: 'city' } : {}),
      }),
    ),
    field(`${root}.location.countryCode`, labels.country, 'country', person.location.countryCode, place('countryCode')),
    ...person.links.map(({ id, label, url }) =>
      field(
        `${root}.links.${id}`,
        label || labels.link,
        'url',
        url,
        write((old, value) => ({
          links: old.links.map((link) => (link.id === id ? { ...link, url: value } : link)),
        })),
      ),
    ),
    ...person.extra.map(({ id, label, value: current }) =>
      field(
        `${root}.extra.${id}`,
        label,
        'text',
        current,
        write((old, value) => ({
          extra: old.extra.map((extra) => (extra.id === id ? { ...extra, value } : extra)),
        })),
      ),
    ),
  ];
}

/** A field that adds a link. */
export function newLink({ root, write }: PersonPlace, label: string, field: MakeField): ReviewField {
  const id = newId();
  return field(
    `${root}.links.${id}`,
    label,
    'url',
    '',
    write((old, url) => ({ links: [...old.links, { id, label: '', url }] })),
  );
}

/** A person without the links and extra fields that these paths leave empty. */
export function tidyPerson(person: Person, root: string, paths: readonly string[]): Person {
  const isGone = (list: string, id: string, text: string) =>
    text === '' && paths.some((path) => path.startsWith(`${root}.${list}.${id}`));
  return {
    ...person,
    links: person.links.filter(({ id, url }) => !isGone('links', id, url)),
    extra: person.extra.filter(({ id, value }) => !isGone('extra', id, value)),
  };
}
