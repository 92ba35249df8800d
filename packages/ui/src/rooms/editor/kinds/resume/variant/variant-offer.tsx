import { knowing, resumeKind, shownTitle, type Resume } from '@vitae/domain';
import { GitMerge } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Button, Callout, Dialog } from '../../../../../parts/components/index.ts';
import { ChangeList } from '../../../../../parts/history/change-list.tsx';
import { useChange, useSettledDocument } from '../hooks.ts';
import { offeredMerge } from './offered-merge.ts';

/** Offers a variant the edits that its original has had since: the user sees them, and takes them over or not. */
export function VariantOffer() {
  const { t } = useTexts('preview');
  const change = useChange();
  const variant = useSettledDocument(200);
  const original = useOriginal(variant);
  const offered = useMemo(() => original && offeredMerge(variant, original), [variant, original]);
  const [isOpen, setIsOpen] = useState(false);
  if (!original || !offered) return null;
  const take = () => {
    setIsOpen(false);
    change(t('variant.undoTake'), (now) => offeredMerge(now, original) ?? now);
  };
  const decline = () => {
    setIsOpen(false);
    change(t('variant.undoDecline'), (now) => knowing(now, original));
  };
  return (
    <Callout
      icon={GitMerge}
      role="status"
      className="mt-2"
      title={t('variant.changed', { title: shownTitle(original) })}
      actions={
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t('variant.show')}
        </Button>
      }
    >
      {t('variant.offer')}
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('variant.title', { title: shownTitle(original) })}
        description={t('variant.hint')}
        footer={
          <>
            <Button onClick={decline}>{t('variant.decline')}</Button>
            <Button variant="primary" onClick={take}>
              {t('variant.take')}
            </Button>
          </>
        }
      >
        <ChangeList before={variant} after={offered} />
      </Dialog>
    </Callout>
  );
}

/** The original of a variant as it is now; `null` if there is none on this device. */
function useOriginal({ variantOf }: Resume): Resume | null {
  const { documents: store } = usePlatform();
  const id = variantOf?.id ?? null;
  const [original, setOriginal] = useState<Resume | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let wanted = true;
    const load = () =>
      void store.get(resumeKind.key, id).then(
        ({ doc }) => wanted && setOriginal(resumeKind.of(doc)),
        // An original that was deleted has no more edits.
        () => wanted && setOriginal(null),
      );
    load();
    const stop = store.subscribe((changed) => changed.id === id && load());
    return () => {
      wanted = false;
      stop();
    };
  }, [store, id]);
  return original?.id === id ? original : null;
}
