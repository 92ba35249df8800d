import { parseLike, richTextToPlain, type AnyDocument, type Conflict } from '@vitae/domain';
import { resolveConflict } from '@vitae/sync';
import { textsOf } from '../../../base/i18n/index.ts';
import { fieldText } from '../../../parts/history/change-list.tsx';
import { changesBetween } from '../../../parts/history/changes.ts';
import { placeText } from '../../../parts/history/place-text.ts';
import { designName, designValue } from '../design/setting-words.ts';
import type { StepNavigation } from '../kinds/editor-kind.ts';

type Value = Conflict['other'];

/** The document with the other value of a conflict. */
export const withOther = <Doc extends AnyDocument>(document: Doc, conflictId: string): Doc =>
  resolveConflict(document, conflictId, 'other', (value) => parseLike(document, value));

/** What a conflict is about: "Design · Margins", "Experience · Buyer · Hidden". */
export function conflictPlace(document: AnyDocument, { id, path }: Conflict, kind: StepNavigation): string {
  const preview = textsOf('preview').t;
  return (
    designName(path, preview) ??
    changedPlace(document, id) ??
    kind.fieldName(document, path, preview) ??
    // `openingWords` gives "opening words".
    (path.split('.').at(-1) ?? path).replace(/([A-Z])/g, ' $1').toLowerCase()
  );
}

/** The place as the version history names it; `null` for what it does not report, or reports as several changes. */
function changedPlace(document: AnyDocument, conflictId: string): string | null {
  const { t, language } = textsOf('account');
  const [change, ...others] = changesBetween(document, withOther(document, conflictId));
  if (!change || others.length > 0 || change.place.is === 'field') return null;
  const { place, entry, field } = change;
  return [placeText(place, t, language), entry, field && fieldText(field, t)].filter(Boolean).join(' · ');
}

/** A value in words; `''` for an empty one. */
export function conflictText(document: AnyDocument, path: string, value: Value, kind: StepNavigation): string {
  const { t, language } = textsOf('sync');
  const own =
    kind.valueText?.(document, path, value) ??
    designValue(document, path, value, textsOf('preview').t, language) ??
    codeText(path, value, language);
  if (own !== null) return own;
  if (isOrder(value)) return t('conflict.order');
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
  if (typeof value === 'string') return richTextToPlain(value);
  if (Array.isArray(value)) return joined(value.map((part) => conflictText(document, path, part, kind)));
  if (value === null || typeof value !== 'object') return value === null ? '' : String(value);
  // An address, or a link with its label; ids are not meant for people.
  return joined(
    Object.entries(value).map(([key, part]) =>
      key === 'id' || key === 'asset' ? '' : conflictText(document, `${path}.${key}`, part, kind),
    ),
  );
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** A list of ids is an order. */
const isOrder = (value: Value): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && isId(name));

/** Whether a text is the id of an entity. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The name of a country or language that is stored as a code, or a date as the interface writes it. */
function codeText(path: string, value: Value, language: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const name = path.split('.').at(-1);
  const type = name === 'locale' ? 'language' : name === 'country' || name === 'countryCode' ? 'region' : null;
  if (type) return new Intl.DisplayNames(language, { type }).of(value) ?? value;
  const [, year = '', month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(value) ?? [];
  if (!month) return null;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))).toLocaleDateString(language, {
    year: 'numeric',
    month: 'long',
    ...(day ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}
