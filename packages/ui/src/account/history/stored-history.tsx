import type { Resume } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../app/platform.ts';
import { toast } from '../../components/index.ts';
import { failureText } from '../form/failure-text.ts';
import { HistoryPanel } from './history-panel.tsx';
import { restored } from './restored.ts';

/** The versions of a resume that lies in the store and is not open in the builder. */
export function StoredHistory({ document: { id, rev }, onClose }: { document: Pick<DocumentSummary, 'id' | 'rev'>; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { documents: store } = usePlatform();
  const [resume, setResume] = useState<Resume | null>(null);
  const [open, setOpen] = useState(true);
  const report = (error: unknown) => toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });

  useEffect(() => {
    let wanted = true;
    store.get('resume', id).then(
      ({ doc }) => wanted && setResume(doc),
      (error: unknown) => {
        toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `rev` stands for what is stored; the way to close is new with every look
  }, [store, id, rev, t]);

  const write = async (update: (now: Resume) => Resume): Promise<Resume> => {
    const base = await store.get('resume', id);
    await store.save(base, update(base.doc));
    return base.doc;
  };
  const restore = async (version: Resume, when: string) => {
    const before = await write((now) => restored(now, version));
    setOpen(false);
    toast({ title: t('history.restored', { when }), tone: 'good', action: { label: t('history.undo'), onSelect: () => void write((now) => restored(now, before)).catch(report) } });
  };
  const close = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) onClose();
  };
  if (!resume) return null;
  return <HistoryPanel open={open} onOpenChange={close} resume={resume} onRestore={(version, when) => void restore(version, when).then(onClose, report)} />;
}
