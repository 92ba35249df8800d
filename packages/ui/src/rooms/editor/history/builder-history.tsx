import type { AnyDocument } from '@vitae/domain';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import { IconButton, toast } from '../../../parts/components/index.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { restored } from '../../../parts/history/restored.ts';

const HistoryPanel = lazyPart(async () => (await import('../../../parts/history/history-panel.tsx')).HistoryPanel);

/** The builder's access to the versions of the open document: a button, and the panel that it opens. */
export function BuilderHistory() {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t('history.title')}
        icon={History}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      <Suspense>{wasOpened && <OpenHistory isOpen={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}

/** Subscribes to the document only once the panel was opened. */
function OpenHistory({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTexts('account');
  const editor = useEditor();
  const doc = useEditorState(({ document }) => document);
  const restore = (version: AnyDocument, when: string) => {
    editor.apply((now) => restored(now, version), { label: t('history.undoLabel') });
    onOpenChange(false);
    toast({
      title: t('history.restored', { when }),
      tone: 'good',
      action: { label: t('history.undo'), onSelect: editor.undo },
    });
  };
  return <HistoryPanel open={isOpen} onOpenChange={onOpenChange} doc={doc} onRestore={restore} />;
}
