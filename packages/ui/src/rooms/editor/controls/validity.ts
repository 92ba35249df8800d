import { webHref, type FieldKind } from '@vitae/domain';

/** A doubt about a value; the user may ignore it. */
export type Doubt = 'email' | 'url' | 'phone';

/** Checks a value if its kind prescribes a format. */
export function doubtOf(kind: FieldKind, value: string): Doubt | null {
  const text = value.trim();
  if (text === '') return null;
  if (kind === 'email') return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : 'email';
  if (kind === 'url')
    return URL.canParse(webHref(text)) && /\.[^\s.]{2,}|^mailto:|^tel:/i.test(text) && !/\s/.test(text) ? null : 'url';
  if (kind === 'phone')
    return (text.match(/\d/g)?.length ?? 0) >= 5 && /^[\d\s()+./–-]+(\D{1,6}\d+)?$/.test(text) ? null : 'phone';
  return null;
}
