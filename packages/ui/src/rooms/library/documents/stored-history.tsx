import type { AnyDocument } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { toast } from '../../../parts/components/index.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { restored } from '../../../parts/history/restored.ts';

/** The versions of a stored document that is not open in the builder. */
export function StoredHistory({
  document: { kind, id, rev },
  onClose,
}: {
  document: Pick<DocumentSummary, 'kind' | 'id' | 'rev'>;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const { documents: store } = usePlatform();
  const [doc, setDoc] = useState<AnyDocument | null>(null);
  const [open, setOpen] = useState(true);
  const report = (error: unknown) =>
    toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });

  useEffect(() => {
    let wanted = true;
    store.get(kind, id).then(
      ({ doc }) => wanted && setDoc(doc),
      (error: unknown) => {
        toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `rev` stands for what is stored; the way to close is new with every look
  }, [store, kind, id, rev, t]);

  const write = async (update: (now: AnyDocument) => AnyDocument): Promise<AnyDocument> => {
    const base = await store.get(kind, id);
    await store.save(base, update(base.doc));
    return base.doc;
  };
  const restore = async (version: AnyDocument, when: string) => {
    const before = await write((now) => restored(now, version));
    setOpen(false);
    toast({
      title: t('history.restored', { when }),
      tone: 'good',
      action: { label: t('history.undo'), onSelect: () => void write((now) => restored(now, before)).catch(report) },
    });
  };
  const close = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) onClose();
  };
  if (!doc) return null;
  return (
    <HistoryPanel
      open={open}
      onOpenChange={close}
      doc={doc}
      onRestore={(version, when) => void restore(version, when).then(onClose, report)}
    />
  );
}
