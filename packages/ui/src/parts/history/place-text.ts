import { sectionName } from '../../base/editor/address.ts';
import type { Translator } from '../../base/i18n/index.ts';
import type { Place } from './change.ts';

/** The name of the part of a document that a change is in. */
export function placeText(place: Place, t: Translator<'account'>, language: string): string {
  if (place.is === 'section') return sectionName(place.key, place.key, language);
  // `openingWords` gives "opening words".
  if (place.is === 'field') return place.name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return place.is === 'custom' ? place.heading || t('history.places.custom') : t(`history.places.${place.is}`);
}
