import { parseLike, richTextToPlain, type Conflict } from '@vitae/domain';
import { resolveConflict } from '@vitae/sync';
import { Check, GitMerge } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Callout } from '../../../parts/components/index.ts';
import { useChange } from '../../../base/editor/index.ts';

export interface ConflictChoiceProps {
  conflict: Conflict;
  /** Names the field it is about, if it is not shown above. */
  named?: boolean;
}

/** Two versions of one value, resolved with one click. */
export function ConflictChoice({ conflict, named }: ConflictChoiceProps) {
  const { t } = useTexts('editor');
  const change = useChange();
  const from = conflict.device || t('conflict.elsewhere');
  const settle = (choice: 'kept' | 'other') =>
    change(t('conflict.undo'), (document) =>
      resolveConflict(document, conflict.id, choice, (value) => parseLike(document, value)),
    );
  return (
    <Callout
      tone="notice"
      icon={GitMerge}
      className="mt-2"
      title={named ? t('conflict.titleOf', { what: placeName(conflict.path), from }) : t('conflict.title', { from })}
      actions={
        <>
          <Button size="sm" onClick={() => settle('other')}>
            {t('conflict.takeOther')}
          </Button>
          <Button size="sm" variant="ghost" icon={Check} onClick={() => settle('kept')}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 whitespace-pre-line break-words">
        {isOrder(conflict.other) ? t('conflict.order') : shownValue(conflict.other) || t('conflict.nothing')}
      </p>
    </Callout>
  );
}

const isOrder = (value: Conflict['other']): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string' && /^[0-9a-f-]{36}$/.test(name));

function shownValue(value: Conflict['other']): string {
  if (typeof value === 'string') return richTextToPlain(value);
  if (Array.isArray(value)) return value.map(shownValue).join(', ');
  if (value === null || typeof value !== 'object') return value === null ? '' : String(value);
  // An address, or a link with its label; ids are not meant for people.
  const parts = Object.entries(value).map(([key, part]) => (key === 'id' || key === 'asset' ? '' : shownValue(part)));
  return parts.filter((part) => part !== '').join(', ');
}

/** The last word of a path, for fields without a label: `breakBefore` gives "break before". */
function placeName(path: string): string {
  return (path.split('.').at(-1) ?? path).replace(/([A-Z])/g, ' $1').toLowerCase();
}
