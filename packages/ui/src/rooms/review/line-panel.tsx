import { createContext, use, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Checkbox, Chip, Field, Select } from '../../parts/components/index.ts';
import { assigned, fieldsFrom, leftOut, placesFor, takesText, type Draft } from './assign.ts';
import { canSplit, entryOf, joined, joinsWith, split } from './divide.ts';
import { entryFrom, leftoverFrom } from './entry-from-lines.ts';
import { piecesOf, type FileLine } from './file-line.ts';
import type { Place } from './review-kind.ts';
import { byPlace, isFilled, startOf, type ReviewField } from './review-model.ts';
import type { Review } from './use-review.ts';

/** What the panels of lines edit. */
export interface Reviewing {
  review: Review;
  /** Shows a field in the form. */
  onPick: (path: string) => void;
}

/** The review around the lines of its original: only the panel that is open follows it. */
export const ReviewingContext = createContext<Reviewing | null>(null);

interface LinePanelProps {
  line: FileLine;
  /** Closes the panel, and does something once it is closed. */
  close: (andThen?: () => void) => void;
}

/** What a line of the original can be used as: where it is now, and every place that it can be put in. */
export function LinePanel(props: LinePanelProps) {
  const reviewing = use(ReviewingContext);
  return reviewing && <Choices {...props} {...reviewing} />;
}

function Choices({ line, review, onPick, close }: LinePanelProps & Reviewing) {
  const { t } = useTexts('review');
  const { original, draft } = review;
  // As they are when the panel opens: every choice closes it.
  const [places] = useState(() => placesFor(original, draft, line));
  const used = fieldsFrom(places, line);
  const entry = entryOf(places, line);
  const [key, setKey] = useState(() => likelyPlace(places, draft, line)?.key ?? '');
  const [text, setText] = useState(line.text);
  const [adds, setAdds] = useState(false);
  const pieces = piecesOf(line);
  const chosen = places.find((place) => place.key === key);
  const uses = usesOf(chosen, line, text);
  const act = (label: string, change: (draft: Draft) => Draft) => {
    review.edit(change, label);
    close();
  };
  const purpose = t(used.length > 0 ? 'assign.moveTo' : 'assign.useAs');
  const splits = entry !== null && original.kind.entries !== undefined && canSplit(draft, entry, line);
  const block = chosen?.isNew === true ? leftoverFrom(original, draft, line) : [];
  const joins = entry !== null && joinsWith(original, draft, entry) !== null;

  return (
    <div className="flex w-80 max-w-full flex-col gap-3 text-14">
      <p className="line-clamp-3 font-medium break-words" dir="auto">
        {line.text}
      </p>
      {used.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink-soft">
          <span>{t('assign.now')}</span>
          {used.map(({ path, label }) => (
            <Button
              key={path}
              size="sm"
              variant="ghost"
              className="max-w-full underline"
              aria-label={t('assign.show', { label })}
              onClick={() => close(() => onPick(path))}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-13 text-ink-soft">{t('assign.unused')}</p>
      )}
      {pieces.length > 1 && (
        <div role="group" aria-label={t('assign.part')} className="flex flex-wrap gap-1.5">
          {pieces.map((piece, index) => (
            <Chip key={piece} pressed={piece === text} className="max-w-full truncate" onClick={() => setText(piece)}>
              {index === 0 ? t('assign.whole') : <bdi>{piece}</bdi>}
            </Chip>
          ))}
        </div>
      )}
      <Field label={t('assign.place')}>
        <Select
          value={key}
          options={places.map((place) => ({ value: place.key, label: place.label }))}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      </Field>
      {chosen && block.length > 1 && (
        <Button size="sm" onClick={() => act(chosen.label, (old) => entryFrom(original, old, chosen, block))}>
          {t('assign.wholeEntry', { count: block.length })}
        </Button>
      )}
      <div role="group" aria-label={purpose}>
        <p className="mb-1.5 text-13 font-medium text-ink-soft" aria-hidden>
          {purpose}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {uses.map(({ key: name, label, fields }) => (
            <Button
              key={name}
              size="sm"
              onClick={() =>
                act(t('assign.step', { label }), (old) => assigned(original, old, line, text, fields, adds))
              }
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {uses.some(({ fields }) => fields.some((field) => isReplaced(field) && isFilled(field.value))) && (
        <Checkbox label={t('assign.adds')} checked={adds} onCheckedChange={setAdds} />
      )}
      {used.length > 0 && (
        <div className="flex flex-wrap gap-1.5 border-t border-line pt-3">
          {splits && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => act(t('assign.split'), (old) => split(original, old, entry, line))}
            >
              {t('assign.split')}
            </Button>
          )}
          {joins && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => act(t('assign.join'), (old) => joined(original, old, entry, line))}
            >
              {t('assign.join')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => act(t('assign.leaveOut'), (old) => leftOut(original, old, line))}
          >
            {t('assign.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether a text takes the place of the value that is there. */
const isReplaced = ({ kind }: ReviewField): boolean => !['richText', 'tags', 'lines', 'date', 'day'].includes(kind);

interface Use {
  key: string;
  label: string;
  fields: ReviewField[];
}

/** What a text can be in a place: its fields, and with a range of dates both ends at once. */
function usesOf(place: Place | undefined, line: FileLine, text: string): Use[] {
  const fields = place?.fields.filter((field) => takesText(field, line, text)) ?? [];
  const start = fields.find(({ slot }) => slot === 'start');
  const end = fields.find(({ slot }) => slot === 'end');
  const current = place?.fields.filter(({ slot }) => slot === 'current') ?? [];
  const both =
    start && end ? [{ key: 'dates', label: `${start.label} – ${end.label}`, fields: [start, end, ...current] }] : [];
  return [...both, ...fields.map((field) => ({ key: field.path, label: field.label, fields: [field] }))];
}

/** Where a line probably belongs: where it is, else in the entry that the lines before it are in. */
function likelyPlace(places: readonly Place[], draft: Draft, line: FileLine): Place | undefined {
  const found = places.find((place) => fieldsFrom([place], line).length > 0);
  if (found) return found;
  const before = places.flatMap((place) => {
    const start = place.isNew ? null : startOf(draft.provenance, place.key);
    return start !== null && byPlace(start, line) < 0 ? [{ place, start }] : [];
  });
  return before.toSorted((a, b) => byPlace(b.start, a.start))[0]?.place ?? places[0];
}
