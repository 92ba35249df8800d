import { newId } from '@vitae/domain';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button, IconButton, toast } from '../../../../../parts/components/index.ts';
import { RichTextControl } from '../../../controls/rich-text-control.tsx';
import { letterBinding } from '../bindings.ts';
import { ParagraphNotes } from '../body/paragraph-notes.tsx';
import { withParagraphs, withParagraphText } from '../body/paragraphs.ts';
import { useChange, useDocument } from '../hooks.ts';

const empty = () => ({ id: newId(), text: '' });

/** The body of the letter: paragraphs to write, move and delete. An empty body starts with three, each with a hint. */
export function ParagraphList() {
  const { t } = useTexts('letter');
  const editor = useEditor();
  const change = useChange();
  const ids = useDocument(useShallow(({ paragraphs }) => paragraphs.map(({ id }) => id)));

  const add = (count: number) => {
    const added = Array.from({ length: count }, empty);
    change(t('undo.addParagraph'), (letter) => withParagraphs(letter, (all) => [...all, ...added]));
    editor.openField(`paragraphs.${added[0]?.id ?? ''}.text`);
  };
  const move = (id: string, by: -1 | 1) =>
    change(t('undo.moveParagraph'), (letter) =>
      withParagraphs(letter, (all) => {
        const at = all.findIndex((paragraph) => paragraph.id === id);
        const paragraph = all[at];
        return paragraph ? all.toSpliced(at, 1).toSpliced(at + by, 0, paragraph) : all;
      }),
    );
  const remove = (id: string) => {
    change(t('undo.deleteParagraph'), (letter) =>
      withParagraphs(letter, (all) => all.filter((paragraph) => paragraph.id !== id)),
    );
    const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
    if (neighbour) editor.openField(`paragraphs.${neighbour}.text`);
    toast({ title: t('paragraphs.deleted'), action: { label: t('paragraphs.undo'), onSelect: () => editor.undo() } });
  };

  return (
    <div data-path="paragraphs" className="col-span-full flex flex-col gap-4">
      {ids.length === 0 ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line p-4">
          <p className="text-14 text-ink-soft">{t('paragraphs.none')}</p>
          <Button icon={Plus} onClick={() => add(3)}>
            {t('paragraphs.begin')}
          </Button>
        </div>
      ) : (
        <>
          <ol className="flex flex-col gap-4">
            {ids.map((id, index) => (
              <li key={id} data-path={`paragraphs.${id}`}>
                <Paragraph id={id} index={index} count={ids.length} onMove={move} onRemove={remove} />
                <ParagraphNotes paragraphId={id} />
              </li>
            ))}
          </ol>
          <div>
            <Button icon={Plus} size="sm" onClick={() => add(1)}>
              {t('paragraphs.add')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface ParagraphProps {
  id: string;
  index: number;
  count: number;
  onMove: (id: string, by: -1 | 1) => void;
  onRemove: (id: string) => void;
}

function Paragraph({ id, index, count, onMove, onRemove }: ParagraphProps) {
  const { t } = useTexts('letter');
  const number = index + 1;
  const binding = useMemo(
    () =>
      letterBinding<string>({
        path: `paragraphs.${id}.text`,
        label: t('paragraphs.numbered', { number }),
        read: ({ paragraphs }) => paragraphs.find((paragraph) => paragraph.id === id)?.text ?? '',
        write: (letter, text) => withParagraphText(letter, id, text),
      }),
    [id, number, t],
  );
  const task = index === 0 ? 'first' : index === count - 1 ? 'last' : 'middle';
  return (
    <RichTextControl
      binding={binding}
      example={t(`paragraphs.tasks.${task}`)}
      aside={
        <span className="flex">
          <IconButton
            label={t('paragraphs.up', { number })}
            icon={ArrowUp}
            size="sm"
            disabled={index === 0}
            onClick={() => onMove(id, -1)}
          />
          <IconButton
            label={t('paragraphs.down', { number })}
            icon={ArrowDown}
            size="sm"
            disabled={index === count - 1}
            onClick={() => onMove(id, 1)}
          />
          <IconButton label={t('paragraphs.delete', { number })} icon={Trash2} size="sm" onClick={() => onRemove(id)} />
        </span>
      }
    />
  );
}
