import { Info } from 'lucide-react';
import type { ImportNote } from '@vitae/importer';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Callout, Switch, toast } from '../../parts/components/index.ts';
import { LeftoverLines } from './leftover-lines.tsx';
import { ReviewFieldRow } from './review-field.tsx';
import type { LeftoverTarget } from './review-kind.ts';
import { isFilled, type LeftoverLine } from './review-model.ts';
import type { Review } from './use-review.ts';

export interface ReviewFormProps {
  review: Review;
  /** The photo that came with the file. */
  photo: ReactNode;
  notes: readonly ImportNote[];
  onFocusField: (path: string) => void;
}

/**
 * The values that were read, by section. Tab stops at those that need checking, or at all of them if there are none or
 * the switch is on.
 */
export function ReviewForm({ review, photo, notes, onFocusField }: ReviewFormProps) {
  const { t } = useTexts('review');
  const { groups, toCheck, leftover, targets } = review;
  const [tabAll, setTabAll] = useState(false);
  const everyField = tabAll || toCheck.length === 0;
  const wanting = new Set(toCheck);
  const nothingRead = groups.every(({ items }) =>
    items.every(({ fields }) => fields.every(({ value }) => !isFilled(value))),
  );

  const add = (line: LeftoverLine, target: LeftoverTarget) => {
    const undo = review.place(line, target);
    toast({
      title: t('review.added', { section: target.heading }),
      action: { label: t('review.undo'), onSelect: undo },
    });
  };

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8 px-5 py-5 sm:px-7">
      {notes.length > 0 && (
        <Callout icon={Info} title={t('review.notes')}>
          <ul className="list-disc ps-4">
            {notes.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Callout>
      )}
      {photo}
      {nothingRead && <Callout tone="notice">{t('review.empty')}</Callout>}
      {toCheck.length > 0 && (
        <Switch
          label={t('review.allFields')}
          checked={tabAll}
          onCheckedChange={setTabAll}
          className="text-13 text-ink-soft"
        />
      )}
      {groups.map(({ key, heading, items }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`} className="text-16">
            {heading}
          </h2>
          <div className="mt-2 flex flex-col gap-4">
            {items.map((item) => (
              <fieldset
                key={item.key}
                className={
                  items.length > 1 || item.title ? 'rounded-card border border-line px-4 pt-2 pb-3' : undefined
                }
              >
                <legend className={item.title ? 'px-1 text-13 font-medium text-ink-faint' : 'sr-only'}>
                  {item.title || (items.length > 1 ? t('review.untitled') : heading)}
                </legend>
                <div className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
                  {item.fields.map((field) => (
                    <ReviewFieldRow
                      key={field.path}
                      field={field}
                      wantsLook={wanting.has(field.path)}
                      inTabOrder={everyField || wanting.has(field.path)}
                      onFocus={onFocusField}
                      onChange={review.change}
                      onConfirm={review.confirm}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </section>
      ))}
      {leftover.length > 0 && <LeftoverLines lines={leftover} targets={targets} onAdd={add} />}
    </div>
  );
}
