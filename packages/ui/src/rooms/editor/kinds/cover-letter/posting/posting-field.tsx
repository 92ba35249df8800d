import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../../base/error-text.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { useFileDrop } from '../../../../../base/use-file-drop.ts';
import { Button, classNames, toast } from '../../../../../parts/components/index.ts';
import type { Binding } from '../../../controls/binding.ts';
import { LinesControl } from '../../../controls/lines-control.tsx';
import { useChange } from '../hooks.ts';
import { postingFiles, postingText } from './posting-text.ts';

/** The text of the posting: typed, pasted, or read from a file that is dropped on it or chosen. */
export function PostingField({ binding }: { binding: Binding<string> }) {
  const { t } = useTexts('letter');
  const { files, createImportWorker } = usePlatform();
  const editor = useEditor();
  const change = useChange();
  const [isReading, setIsReading] = useState(false);

  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    setIsReading(true);
    try {
      const posting = await postingText(file, createImportWorker);
      change(t('undo.posting'), (letter) => ({ ...letter, posting }));
      toast({
        title: t('posting.read', { name: file.name }),
        action: { label: t('paragraphs.undo'), onSelect: () => editor.undo() },
      });
    } catch (error) {
      toast({ title: t('posting.unread', { name: file.name }), description: errorText(error), tone: 'danger' });
    } finally {
      setIsReading(false);
    }
  };
  const { isOver, area } = useFileDrop((dropped) => void read(dropped));
  return (
    <div
      className={classNames(
        'col-span-full flex flex-col items-start gap-2 rounded-control',
        isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
      {...area}
    >
      <LinesControl
        binding={binding}
        example={t('examples.posting')}
        hint={t('content.postingHint')}
        className="w-full"
      />
      <Button size="sm" icon={FileUp} disabled={isReading} onClick={() => void files.pick(postingFiles).then(read)}>
        {isReading ? t('posting.reading') : t('posting.choose')}
      </Button>
    </div>
  );
}
