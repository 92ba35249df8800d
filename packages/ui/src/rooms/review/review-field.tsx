import { partialDateSchema, withoutNeedlessEscapes, type FieldValue } from '@vitae/domain';
import { Check } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { countries } from '../../base/countries.ts';
import {
  Button,
  Checkbox,
  Field,
  LineInput,
  Select,
  TextArea,
  TextInput,
  classNames,
} from '../../parts/components/index.ts';
import { isSameField, type ReviewField } from './review-model.ts';

export interface ReviewFieldProps {
  field: ReviewField;
  wantsLook: boolean;
  /** Whether Tab stops here. */
  inTabOrder: boolean;
  onFocus: (path: string) => void;
  onChange: (field: ReviewField, value: FieldValue) => void;
  onConfirm: (field: ReviewField) => void;
}

/** Characters of which half a row shows all. */
const HALF_A_ROW = 24;

/** Every key makes all fields anew; of a long file there are hundreds, and one has changed. */
const isSameRow = ({ field, ...one }: ReviewFieldProps, { field: other, ...more }: ReviewFieldProps): boolean =>
  isSameField(field, other) && Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(more, name)));

/** One value: its control, and a button to confirm it when the importer was not sure. */
export const ReviewFieldRow = memo(function ReviewFieldRow({
  field,
  wantsLook,
  inTabOrder,
  onFocus,
  onChange,
  onConfirm,
}: ReviewFieldProps) {
  const { t } = useTexts('review');
  const missing = wantsLook && field.value === '';
  // As it was read: the row does not move while somebody types.
  const [isLong] = useState(() => [field.value].flat().join(', ').length > HALF_A_ROW);
  return (
    <div
      data-field={field.path}
      data-wants-look={wantsLook || undefined}
      onFocus={() => onFocus(field.path)}
      className={classNames(
        '-mx-3 rounded-control border border-transparent px-3 py-2',
        wantsLook && 'border-notice-line bg-notice-soft',
        (isLong || field.kind === 'richText' || field.kind === 'lines') && 'col-span-full',
      )}
    >
      <Control
        field={field}
        wantsLook={wantsLook}
        tabIndex={inTabOrder ? undefined : -1}
        onChange={(value) => onChange(field, value)}
      />
      {wantsLook && (
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <span className="text-13 text-notice-ink">{missing ? t('review.missing') : t('review.uncertain')}</span>
          {(!missing || field.mayBeEmpty) && (
            <Button
              size="sm"
              variant="ghost"
              icon={Check}
              aria-label={t(missing ? 'review.leaveEmptyNamed' : 'review.looksRightNamed', { label: field.label })}
              onClick={() => onConfirm(field)}
            >
              {t(missing ? 'review.leaveEmpty' : 'review.looksRight')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}, isSameRow);

interface ControlProps {
  field: ReviewField;
  wantsLook: boolean;
  tabIndex: number | undefined;
  onChange: (value: FieldValue) => void;
}

function Control({ field, tabIndex, onChange }: ControlProps) {
  const { kind, label, value } = field;
  if (kind === 'boolean') return <Checkbox label={label} checked={value === true} onCheckedChange={onChange} />;
  if (kind === 'date') return <DateControl {...{ label, value, tabIndex, onChange }} />;
  if (kind === 'tags') return <TagsControl {...{ label, value, tabIndex, onChange }} />;
  if (kind === 'country') return <CountryControl {...{ label, value, tabIndex, onChange }} />;
  const text = typeof value === 'string' ? value : '';
  return (
    <Field label={label} labelHidden={field.isWhole}>
      {kind === 'richText' || kind === 'lines' ? (
        <TextArea
          rows={1}
          value={kind === 'lines' ? text : withoutNeedlessEscapes(text)}
          onChange={(event) => onChange(event.currentTarget.value)}
          tabIndex={tabIndex}
        />
      ) : kind === 'day' ? (
        <TextInput
          type="date"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          tabIndex={tabIndex}
        />
      ) : (
        <LineInput
          value={text}
          onValueChange={onChange}
          tabIndex={tabIndex}
          inputMode={kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : kind === 'url' ? 'url' : undefined}
        />
      )}
    </Field>
  );
}

type DraftProps = {
  label: string;
  value: FieldValue;
  tabIndex: number | undefined;
  onChange: (value: FieldValue) => void;
};

function CountryControl({ label, value, tabIndex, onChange }: DraftProps) {
  const { t, language } = useTexts('review');
  const options = useMemo(() => [{ value: '', label: t('review.noCountry') }, ...countries(language)], [t, language]);
  return (
    <Field label={label}>
      <Select
        options={options}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        tabIndex={tabIndex}
      />
    </Field>
  );
}

/** What is typed, as long as it means the value; when the value becomes another one elsewhere, it is that. */
function useDraft(value: string, meaning: (typed: string) => string): [string, (typed: string) => void] {
  const [{ typed, seen }, setDraft] = useState({ typed: value, seen: value });
  if (seen !== value) setDraft({ typed: meaning(typed) === value ? typed : value, seen: value });
  return [typed, (next) => setDraft((draft) => ({ ...draft, typed: next }))];
}

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Keeps the input until it is a date, so that the document never has an incomplete one. */
function DateControl({ label, value, tabIndex, onChange }: DraftProps) {
  const { t } = useTexts('review');
  const [draft, setDraft] = useDraft(typeof value === 'string' ? value : '', (typed) => typed.trim());
  const valid = partialDateSchema.safeParse(draft.trim()).success;
  const change = (typed: string) => {
    setDraft(typed);
    const parsed = partialDateSchema.safeParse(typed.trim());
    if (parsed.success) onChange(parsed.data);
  };
  return (
    <Field label={label} error={valid ? undefined : t('review.dateError')}>
      <TextInput
        value={draft}
        placeholder={t('review.datePlaceholder')}
        onChange={(event) => change(event.currentTarget.value)}
        tabIndex={tabIndex}
      />
    </Field>
  );
}

function TagsControl({ label, value, tabIndex, onChange }: DraftProps) {
  const { t } = useTexts('review');
  const hint = useId();
  const [draft, setDraft] = useDraft(Array.isArray(value) ? value.join(', ') : '', (typed) => tagsIn(typed).join(', '));
  return (
    <Field label={label}>
      <LineInput
        value={draft}
        aria-describedby={hint}
        onValueChange={(typed) => {
          setDraft(typed);
          onChange(tagsIn(typed));
        }}
        tabIndex={tabIndex}
      />
      <span id={hint} className="sr-only">
        {t('review.tagsHint')}
      </span>
    </Field>
  );
}
