import type { DocumentKind } from '@vitae/domain';
import { useDocuments } from '../../../base/documents/use-documents.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Field, Select } from '../../../parts/components/index.ts';

interface OwnDocumentProps {
  kind: DocumentKind;
  /** Its id; `''` for none. */
  value: string;
  onChange: (id: string) => void;
  /** The id of the copy that was made of the sample. */
  copy?: string;
}

/** A choice of one of the admin's own documents of a kind. */
export function OwnDocument({ kind, value, onChange, copy }: OwnDocumentProps) {
  const { t } = useTexts('admin');
  const [list] = useDocuments(kind);
  const documents = list.status === 'ready' ? list.documents : [];
  return (
    <Field label={t('sample.source')}>
      <Select
        value={documents.some(({ id }) => id === value) ? value : ''}
        options={[
          { value: '', label: t('sample.sourceNone') },
          ...documents.map(({ id, title }) => ({
            value: id,
            label: id === copy ? t('sample.sourceCopy', { title }) : title,
          })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
