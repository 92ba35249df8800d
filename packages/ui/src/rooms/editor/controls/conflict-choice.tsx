import { parseLike, type Conflict } from '@vitae/domain';
import { resolveConflict } from '@vitae/sync';
import { Check, GitMerge } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, Callout } from '../../../parts/components/index.ts';
import { useChange, useDocument } from '../../../base/editor/index.ts';
import { useStepNavigation } from '../kinds/kinds.ts';
import { conflictPlace, conflictText, isId } from './conflict-words.ts';
import { useAssetUrl } from './use-asset-url.ts';

export interface ConflictChoiceProps {
  conflict: Conflict;
  /** Names the field it is about, if it is not shown above. */
  named?: boolean;
}

/** Two versions of one value, resolved with one click. */
export function ConflictChoice({ conflict, named }: ConflictChoiceProps) {
  const { t } = useTexts('sync');
  const change = useChange();
  const kind = useStepNavigation();
  const document = useDocument((whole) => whole);
  const from = conflict.device || t('conflict.elsewhere');
  const settle = (choice: 'kept' | 'other') =>
    change(t('conflict.undo'), (whole) =>
      resolveConflict(whole, conflict.id, choice, (value) => parseLike(whole, value)),
    );
  return (
    <Callout
      tone="notice"
      icon={GitMerge}
      className="mt-2"
      title={
        named
          ? t('conflict.titleOf', { what: conflictPlace(document, conflict, kind), from })
          : t('conflict.title', { from })
      }
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
      <OtherValue conflict={conflict} />
    </Callout>
  );
}

/** The other value: a picture, the name of a document, a colour, or words. */
function OtherValue({ conflict: { path, other } }: { conflict: Conflict }) {
  const { t } = useTexts('sync');
  const kind = useStepNavigation();
  const document = useDocument((whole) => whole);
  if (isPicture(other)) return <Picture asset={other.asset} />;
  if (typeof other === 'string' && isId(other)) return <DocumentName id={other} />;
  const words = conflictText(document, path, other, kind);
  return (
    <p className="line-clamp-4 break-words whitespace-pre-line">
      {/^#[0-9a-f]{6}$/.test(words) && (
        <span
          aria-hidden
          className="me-1.5 inline-block size-4 rounded-full border border-ink/25 align-[-3px]"
          style={{ backgroundColor: words }}
        />
      )}
      {words || t('conflict.nothing')}
    </p>
  );
}

const isPicture = (value: Conflict['other']): value is { asset: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['asset'] === 'string';

function Picture({ asset }: { asset: string }) {
  const { t } = useTexts('sync');
  const url = useAssetUrl(asset);
  return url ? (
    <img src={url} alt={t('conflict.picture')} className="h-20 max-w-full rounded-card border border-line bg-paper" />
  ) : (
    <p>{t('conflict.picture')}</p>
  );
}

/** The title of another document. */
function DocumentName({ id }: { id: string }) {
  const { t } = useTexts('sync');
  const { documents } = usePlatform();
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    documents.list().then(
      (list) => wanted && setTitle(list.find((one) => one.id === id)?.title ?? null),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [documents, id]);
  return <p className="break-words">{title === null ? t('conflict.unknown') : `“${title}”`}</p>;
}
