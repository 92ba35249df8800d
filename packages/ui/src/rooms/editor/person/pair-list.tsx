import type { Basics, FieldKind } from '@vitae/domain';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useShallow } from 'zustand/react/shallow';
import { Button, IconButton } from '../../../parts/components/index.ts';
import { useChange, useDocument, useEditor } from '../../../base/editor/index.ts';
import type { Binding } from '../controls/binding.ts';
import { TextControl } from '../controls/text-control.tsx';
import { withPerson, type PersonPlace } from './person-place.ts';

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
  read: (person: Basics) => readonly Entry[];
  valueOf: (entry: Entry) => string;
  write: (entry: Entry, values: { label?: string; value?: string }) => Entry;
  withAll: (entries: Entry[]) => Partial<Basics>;
}

/** Entries with a label and a value, which can be added and removed. */
export function PairList<Entry extends Pair>({ place, list }: { place: PersonPlace; list: PairListDefinition<Entry> }) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const change = useChange();
  const ids = useDocument(useShallow((document) => list.read(place.read(document)).map(({ id }) => id)));
  const add = () => {
    const entry = list.make();
    change(t('undo.add'), (document) =>
      withPerson(document, place, (person) => list.withAll([...list.read(person), entry])),
    );
    editor.openField(`${place.path}.${list.name}.${entry.id}`);
  };
  const remove = (id: string) => {
    change(t('undo.delete'), (document) =>
      withPerson(document, place, (person) => list.withAll(list.read(person).filter((entry) => entry.id !== id))),
    );
    document.querySelector<HTMLElement>(`[data-add="${list.name}"]`)?.focus();
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-16 font-semibold">{t(`pairs.${list.name}.title`)}</legend>
      {ids.map((id) => (
        <PairRow key={id} place={place} list={list} id={id} onRemove={remove} />
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
  place,
  list,
  id,
  onRemove,
}: {
  place: PersonPlace;
  list: PairListDefinition<Entry>;
  id: string;
  onRemove: (id: string) => void;
}) {
  const { t } = useTexts('editor');
  const path = `${place.path}.${list.name}.${id}`;
  const [label, value] = useMemo(() => {
    const binding = (
      name: string,
      words: string,
      read: (entry: Entry) => string,
      set: (text: string) => { label?: string; value?: string },
    ): Binding<string> => ({
      path: `${path}.${name}`,
      label: words,
      read: (document) => {
        const entry = list.read(place.read(document)).find((one) => one.id === id);
        return entry ? read(entry) : '';
      },
      write: (document, text) =>
        withPerson(document, place, (person) =>
          list.withAll(list.read(person).map((entry) => (entry.id === id ? list.write(entry, set(text)) : entry))),
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
  }, [place, list, id, path, t]);
  return (
    <div data-path={path} className="flex items-start gap-2 max-sm:flex-wrap">
      <TextControl
        binding={label}
        example={t(`pairs.${list.name}.labelExample`)}
        className="w-1/3 max-sm:w-full max-sm:pe-13"
      />
      <TextControl
        binding={value}
        kind={list.kind}
        example={t(`pairs.${list.name}.valueExample`)}
        className="min-w-0 flex-1"
      />
      <IconButton label={t('pairs.remove')} icon={Trash2} size="sm" className="mt-7" onClick={() => onRemove(id)} />
    </div>
  );
}
