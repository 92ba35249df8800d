import type { AuditEntry } from '@vitae/api/contract';
import { directionOf } from '@vitae/domain';
import { useTexts } from '../../../base/i18n/index.ts';
import { Link } from '../../../base/router/index.ts';
import { Badge } from '../../../parts/components/index.ts';
import { subjectPath } from './subject-path.ts';

/** What an entry says was done. */
export function useActionText(): (entry: AuditEntry) => string {
  const { t } = useTexts('admin');
  const actions: Readonly<Record<string, string>> = t('record.actions');
  return ({ action }) => actions[action] ?? action;
}

/** What an entry is about, as people call it; `''` if it is about no one thing. */
export const subjectText = ({ subjectName, target }: AuditEntry): string =>
  subjectName || Object.values(target).join(', ');

/** What an entry is about, as a way to its page where it has one. */
export function RecordSubject({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry.subject);
  const named = subjectText(entry);
  if (named === '') return null;
  return path === null ? (
    <span className="wrap-anywhere text-ink-soft">{named}</span>
  ) : (
    <Link to={path} className="wrap-anywhere text-accent-ink hover:underline">
      {named}
    </Link>
  );
}

/** Who did what an entry says: an admin, or the server by itself. */
export function useWhoText(): (entry: AuditEntry) => string {
  const { t } = useTexts('admin');
  return ({ accountId, email }) => (accountId === null ? t('record.theServer') : email);
}

/** From where it was done; `''` for what the server did. */
export function useOriginText(): (entry: AuditEntry) => string {
  const { t } = useTexts('admin');
  return ({ accountId, device, network }) => (accountId === null ? '' : t('record.from', { device, network }));
}

/** How a step ended, unless it was done. */
export function RecordOutcome({ entry: { outcome } }: { entry: AuditEntry }) {
  const { t } = useTexts('admin');
  if (outcome === 'done') return null;
  return <Badge tone="notice">{outcome === null ? t('record.unknown') : t('record.refused', { code: outcome })}</Badge>;
}

/** The values that changed, before and after. */
export function RecordChanges({ entry: { before, after } }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const { t, language } = useTexts('admin');
  // In a line of Arabic, ids and times in Latin letters would run into each other.
  const apart = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <ul className="text-13 text-ink-soft">
      {fields.map((field) => (
        <li key={field} className="wrap-anywhere">
          {t('record.change', {
            field: apart(field),
            before: apart(valueText(before?.[field], t('record.nothing'))),
            after: apart(valueText(after?.[field], t('record.nothing'))),
          })}
        </li>
      ))}
    </ul>
  );
}

const valueText = (value: unknown, nothing: string): string =>
  value === null || value === undefined || value === ''
    ? nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
