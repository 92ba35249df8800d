import { registeredText } from '@vitae/words/catalogue';
import type { Field } from '@vitae/domain';
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { asFlag, asTags, asText, itemBinding } from '../bindings.ts';
import { DateControl } from '../../../controls/date-control.tsx';
import { FlagControl } from '../../../controls/flag-control.tsx';
import { RichTextControl } from '../../../controls/rich-text-control.tsx';
import { TagsControl } from '../../../controls/tags-control.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import type { SectionPath } from '../document-edits.ts';
import { RowDoubts } from '../findings/late.ts';

export type Fields = Readonly<Record<string, Field>>;

export interface ItemFieldsProps {
  section: SectionPath;
  itemId: string;
  fields: Fields;
  /** Shown next to the label of a field: a button with suggestions for it. */
  asideOf?: (name: string, field: Field) => ReactNode;
}

/** The controls of one entry, derived from the section's fields. */
export const ItemFields = memo(function ItemFields({ section, itemId, fields, asideOf }: ItemFieldsProps) {
  const currentName = Object.entries(fields).find(([, { slot }]) => slot === 'current')?.[0];
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      {rowsOf(fields).map((row) => (
        <Fragment key={row.map(([name]) => name).join()}>
          {row.map(([name, field]) => (
            <ItemField
              key={name}
              section={section}
              itemId={itemId}
              name={name}
              field={field}
              currentName={currentName}
              currentLabel={registeredText(fields[currentName ?? '']?.label ?? '')}
              aside={asideOf?.(name, field)}
            />
          ))}
          <RowDoubts section={section} fields={fields} itemId={itemId} names={row.map(([name]) => name)} />
        </Fragment>
      ))}
    </div>
  );
});

/** The fields of one row: names first, then dates, then long text. */
const rows: readonly ((field: Field) => boolean)[] = [
  ({ kind }) => kind === 'text' || kind === 'url' || kind === 'email' || kind === 'phone',
  ({ kind }) => kind === 'date',
  ({ kind }) => kind === 'boolean',
  ({ kind }) => kind === 'tags',
  ({ kind }) => kind === 'richText',
];

/** The fields in the order of the form; those in one row keep the order of the section. */
const rowsOf = (fields: Fields): [string, Field][][] =>
  rows
    .map((belongs) => Object.entries(fields).filter(([, field]) => belongs(field)))
    .filter(({ length }) => length > 0);

interface ItemFieldProps {
  section: SectionPath;
  itemId: string;
  name: string;
  field: Field;
  /** The field that says whether the entry is ongoing. */
  currentName: string | undefined;
  currentLabel: string | undefined;
  aside: ReactNode;
}

function ItemField({ section, itemId, name, field, currentName, currentLabel = '', aside }: ItemFieldProps) {
  const { kind, suggestions, slot } = field;
  const label = registeredText(field.label);
  const example = field.example && registeredText(field.example);
  const text = useMemo(() => itemBinding(section, itemId, name, label, asText), [section, itemId, name, label]);
  const flag = useMemo(() => itemBinding(section, itemId, name, label, asFlag), [section, itemId, name, label]);
  const tags = useMemo(() => itemBinding(section, itemId, name, label, asTags), [section, itemId, name, label]);
  const ongoing = useMemo(
    () => (currentName && slot === 'end' ? itemBinding(section, itemId, currentName, currentLabel, asFlag) : undefined),
    [section, itemId, currentName, currentLabel, slot],
  );
  switch (kind) {
    case 'richText':
      return <RichTextControl binding={text} example={example} className="col-span-full" aside={aside} />;
    case 'tags':
      return <TagsControl binding={tags} example={example} className="col-span-full" aside={aside} />;
    case 'boolean':
      return <FlagControl binding={flag} className="col-span-full -mt-1.5" />;
    case 'date':
      return (
        <DateControl
          binding={text}
          ongoing={ongoing}
          className={slot === 'start' ? 'col-start-1 max-sm:col-span-full' : 'max-sm:col-span-full'}
        />
      );
    case 'text':
    case 'url':
    case 'email':
    case 'phone':
      return (
        <TextControl
          binding={text}
          kind={kind}
          example={example}
          suggestions={suggestions}
          className="max-sm:col-span-full"
        />
      );
  }
}
