import type { ContactPart } from './contact-parts.ts';
import { sliceRuns } from '../lines/slice-runs.ts';

/** What icons of Font Awesome are called, which fonts print as words where they have no picture, as labels of details. */
const NAMES: Readonly<Record<string, string>> = {
  envelope: 'email',
  'envelope-open': 'email',
  at: 'email',
  phone: 'phone',
  'phone-flip': 'phone',
  'phone-alt': 'phone',
  'square-phone': 'phone',
  mobile: 'phone',
  'mobile-alt': 'phone',
  'mobile-screen': 'phone',
  'mobile-screen-button': 'phone',
  'location-dot': 'location',
  'location-pin': 'location',
  'location-arrow': 'location',
  'map-marker': 'location',
  'map-marker-alt': 'location',
  'map-pin': 'location',
  house: 'location',
  home: 'location',
  globe: 'website',
  'earth-americas': 'website',
  'earth-europe': 'website',
  link: 'website',
  'birthday-cake': 'date of birth',
  'cake-candles': 'date of birth',
  'linkedin-in': 'LinkedIn',
  'square-linkedin': 'LinkedIn',
  'square-github': 'GitHub',
  'github-alt': 'GitHub',
  'square-gitlab': 'GitLab',
  'x-twitter': 'X',
  'stack-overflow': 'StackOverflow',
  'google-scholar': 'Google Scholar',
};

const NAME = /^(?<name>[a-z]+(?:-[a-z]+)*)\s+(?=\S)/u;

/** A pin before a place or a telephone before a number says what follows, and is no part of it. */
export const withoutIcon = (part: ContactPart): ContactPart => {
  const icon = /^[\s\p{So}\p{Co}\uFE0F]+/u.exec(part.text)?.[0] ?? '';
  return icon.trim() === ''
    ? withNameOfIcon(part)
    : { ...part, text: part.text.slice(icon.length), runs: sliceRuns(part.runs, icon.length, Infinity) };
};

/** "location-dot Berlin" as "location: Berlin". */
const withNameOfIcon = (part: ContactPart): ContactPart => {
  const [lead = ''] = NAME.exec(part.text) ?? [];
  const label = NAMES[lead.trim()];
  if (label === undefined || part.label !== '') return part;
  return { ...part, label, text: part.text.slice(lead.length), runs: sliceRuns(part.runs, lead.length, Infinity) };
};
