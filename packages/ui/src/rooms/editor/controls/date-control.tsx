import { memo, useId, useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Select, TextInput } from '../../../parts/components/index.ts';
import { useDocument } from '../../../base/editor/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { dateOf, draftOf, readTyped, type DateDraft } from './date-text.ts';
import { FieldFrame } from './field-frame.tsx';

export interface DateControlProps {
  binding: Binding<string>;
  /** Whether the entry is ongoing, and so has no end. */
  ongoing?: Binding<boolean> | undefined;
  className?: string | undefined;
}

const never: Binding<boolean> = { path: '', label: '', read: () => false, write: (resume) => resume };

/** A month, if it is known, and a year. */
export const DateControl = memo(function DateControl({ binding, ongoing = never, className }: DateControlProps) {
  const { t, language } = useTexts('editor');
  const [stored, set] = useBinding(binding);
  const isOngoing = useDocument(ongoing.read);
  const [draft, setDraft] = useState<{ of: string; entered: DateDraft } | null>(null);
  const [left, setLeft] = useState(false);
  const id = useId();
  const months = useMemo(() => monthOptions(language, t('date.noMonth')), [language, t]);
  // The input stays as typed until the document changes otherwise: undo, or another window.
  const shown = draft && draft.of === stored ? draft.entered : draftOf(stored);
  const incomplete = dateOf(shown) === null;
  const monthAlone = shown.month !== '' && shown.year === '';
  const enter = (entered: DateDraft) => {
    const date = dateOf(entered);
    setDraft({ of: date ?? stored, entered });
    if (date !== null && date !== stored) set(date);
  };
  const doubt = left && (incomplete || monthAlone) ? t('date.doubt') : null;
  const describedBy = doubt ? `${id}-doubt` : undefined;
  const leaving = { onFocus: () => setLeft(false), onBlur: () => setLeft(true) };
  return (
    <FieldFrame path={binding.path} className={className}>
      <fieldset disabled={isOngoing} className="flex min-w-0 flex-col gap-1.5">
        <legend className="mb-1.5 text-13 font-medium text-ink-soft">{binding.label}</legend>
        {isOngoing ? (
          <p className="control flex items-center opacity-60">{t('date.present')}</p>
        ) : (
          <div className="flex gap-1.5">
            <Select
              {...leaving}
              className="min-w-0 flex-1"
              options={months}
              value={shown.month}
              aria-label={t('date.monthOf', { field: binding.label })}
              onChange={({ currentTarget }) => enter({ ...shown, month: currentTarget.value })}
            />
            <TextInput
              {...leaving}
              className="w-18! shrink-0 tabular-nums"
              value={shown.year}
              placeholder={t('date.yearPlaceholder')}
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('date.yearOf', { field: binding.label })}
              aria-describedby={describedBy}
              aria-invalid={doubt ? true : undefined}
              onChange={({ currentTarget: { value } }) =>
                enter(readTyped(value, language) ?? { ...shown, year: value })
              }
            />
          </div>
        )}
        {doubt && (
          <p id={describedBy} className="text-13 text-danger-ink">
            {doubt}
          </p>
        )}
      </fieldset>
    </FieldFrame>
  );
});

function monthOptions(language: string, none: string) {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(Date.UTC(2024, index, 15)),
  }));
  return [{ value: '', label: none }, ...months];
}
