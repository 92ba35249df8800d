import type { Basics, FieldKind, Resume } from '@vitae/domain';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useShallow } from 'zustand/react/shallow';
import { Button, IconButton } from '../../../../../parts/components/index.ts';
import { resumeBinding } from '../bindings.ts';
import { TextControl } from '../../../controls/text-control.tsx';
import { withBasics } from '../document-edits.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useChange, useDocument } from '../hooks.ts';

interface Pair {
  id: string;
  label: string;
}

/** A list of the personal details whose entries are a label and a value. */
export interface PairListDefinition<Entry extends Pair> {
  name: 'links' | 'extra';
  valueName: string;
  kind: FieldKind;
  make: () => Entry;
  read: (resume: Resume) => readonly Entry[];
  valueOf: (entry: Entry) => string;
  write: (entry: Entry, values: { label?: string; value?: string }) => Entry;
  withAll: (entries: Entry[]) => Partial<Basics>;
}

/** Entries of a label and a value each, to add and to remove. */
export function PairList<Entry extends Pair>({ list }: { list: PairListDefinition<Entry> }) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const change = useChange();
  const ids = useDocument(useShallow((resume) => list.read(resume).map(({ id }) => id)));
  const add = () => {
    const entry = list.make();
    change(t('undo.add'), (resume) => withBasics(resume, list.withAll([...list.read(resume), entry])));
    editor.openField(`basics.${list.name}.${entry.id}`);
  };
  const remove = (id: string) => {
    change(t('undo.delete'), (resume) =>
      withBasics(resume, list.withAll(list.read(resume).filter((entry) => entry.id !== id))),
    );
    document.querySelector<HTMLElement>(`[data-add="${list.name}"]`)?.focus();
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-16 font-semibold">{t(`pairs.${list.name}.title`)}</legend>
      {ids.map((id) => (
        <PairRow key={id} list={list} id={id} onRemove={remove} />
      ))}
      <div>
        <Button icon={Plus} size="sm" onClick={add} data-add={list.name}>
          {t(`pairs.${list.name}.add`)}
        </Button>
      </div>
    </fieldset>
  );
}

function PairRow<Entry extends Pair>({
  list,
  id,
  onRemove,
}: {
  list: PairListDefinition<Entry>;
  id: string;
  onRemove: (id: string) => void;
}) {
  const { t } = useTexts('editor');
  const path = `basics.${list.name}.${id}`;
  const [label, value] = useMemo(() => {
    const binding = (
      name: string,
      words: string,
      read: (entry: Entry) => string,
      set: (text: string) => { label?: string; value?: string },
    ) =>
      resumeBinding<string>({
        path: `${path}.${name}`,
        label: words,
        read: (resume) => {
          const entry = list.read(resume).find((one) => one.id === id);
          return entry ? read(entry) : '';
        },
        write: (resume, text) =>
          withBasics(
            resume,
            list.withAll(list.read(resume).map((entry) => (entry.id === id ? list.write(entry, set(text)) : entry))),
          ),
      });
    return [
      binding(
        'label',
        t(`pairs.${list.name}.label`),
        (entry) => entry.label,
        (text) => ({ label: text }),
      ),
      binding(list.valueName, t(`pairs.${list.name}.value`), list.valueOf, (text) => ({ value: text })),
    ];
  }, [list, id, path, t]);
  return (
    <div data-path={path} className="flex items-start gap-2">
      <TextControl binding={label} example={t(`pairs.${list.name}.labelExample`)} className="w-2/5" />
      <TextControl binding={value} kind={list.kind} example={t(`pairs.${list.name}.valueExample`)} className="flex-1" />
      <IconButton label={t('pairs.remove')} icon={Trash2} size="sm" className="mt-7" onClick={() => onRemove(id)} />
    </div>
  );
}
