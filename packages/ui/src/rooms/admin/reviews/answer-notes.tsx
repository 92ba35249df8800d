import type { Finding, KeptPage } from '@vitae/evaluation/report';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, classNames, Field, IconButton, Select, TextArea } from '../../../parts/components/index.ts';
import { checkWords } from '../../../parts/evaluation/check-words.ts';
import { NoteLetter, PlaceText } from '../../../parts/evaluation/note-place.tsx';
import { cut, letteredNotes, linesOf, noteId, placeOfLine } from '../../../parts/evaluation/page-places.ts';
import { Panel } from '../facts.tsx';
import { mostNotes, type Note } from './notes.ts';

interface AnswerNotesProps {
  notes: readonly Note[];
  pages: readonly KeptPage[];
  findings: readonly Finding[];
  /** The finding or the note that is chosen. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (notes: readonly Note[]) => void;
  onAdd: (note: Note) => void;
}

/** The notes of an answer: on a place of the pages, on a finding, or on the whole document. */
export function AnswerNotes({ notes, pages, findings, chosen, onChoose, onChange, onAdd }: AnswerNotesProps) {
  const { t } = useTexts('admin');
  const isFull = notes.length >= mostNotes;
  const check = findings.some(({ id }) => id === chosen) ? chosen : null;
  const write = (index: number, changed: Partial<Note>) =>
    onChange(notes.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <Panel title={t('review.notes')}>
      {pages.length > 0 && (
        <PlacePicker pages={pages} disabled={isFull} onPlace={(place) => onAdd({ check: null, text: '', place })} />
      )}
      {letteredNotes(notes).map(({ note, letter }, index) => (
        <NoteForm
          key={index}
          note={note}
          letter={letter}
          number={index + 1}
          pages={pages}
          findings={findings}
          isChosen={chosen === noteId(index)}
          onChoose={() => onChoose(noteId(index))}
          onChange={(changed) => write(index, changed)}
          onRemove={() => {
            onChange(notes.filter((_, at) => at !== index));
            onChoose(null);
          }}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {check !== null && (
          <Button icon={Plus} size="sm" disabled={isFull} onClick={() => onAdd({ check, text: '' })}>
            {t('review.noteOn', { title: checkWords(check, 'title') })}
          </Button>
        )}
        <Button icon={Plus} size="sm" disabled={isFull} onClick={() => onAdd({ check: null, text: '' })}>
          {t('review.addGeneral')}
        </Button>
      </div>
    </Panel>
  );
}

interface PlacePickerProps {
  pages: readonly KeptPage[];
  disabled: boolean;
  onPlace: (place: NonNullable<Note['place']>) => void;
}

/** A place on the pages by its page and line, for the keyboard and for who does not see the pages. */
function PlacePicker({ pages, disabled, onPlace }: PlacePickerProps) {
  const { t } = useTexts('admin');
  const [at, setAt] = useState(0);
  const [line, setLine] = useState(-1);
  const page = pages[at];
  const lines = page ? linesOf(page) : [];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-ink-soft">{t('review.choose')}</p>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
        <Field label={t('review.place.page')}>
          <Select
            value={String(at)}
            options={pages.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
            onChange={({ currentTarget: { value } }) => {
              setAt(Number(value));
              setLine(-1);
            }}
          />
        </Field>
        <Field label={t('review.place.line')}>
          <Select
            value={String(line)}
            options={[
              { value: '-1', label: t('review.place.top') },
              ...lines.map(({ text }, index) => ({ value: String(index), label: cut(text) })),
            ]}
            onChange={({ currentTarget: { value } }) => setLine(Number(value))}
          />
        </Field>
      </div>
      <div>
        <Button
          icon={Plus}
          size="sm"
          disabled={disabled}
          onClick={() => page && onPlace(placeOfLine(page, at, lines[line]))}
        >
          {t('review.place.add')}
        </Button>
      </div>
    </div>
  );
}

interface NoteFormProps {
  note: Note;
  /** Of its mark on the page; `null` without a place. */
  letter: string | null;
  number: number;
  pages: readonly KeptPage[];
  findings: readonly Finding[];
  isChosen: boolean;
  onChoose: () => void;
  onChange: (changed: Partial<Note>) => void;
  onRemove: () => void;
}

function NoteForm(props: NoteFormProps) {
  const { note, letter, number, pages, findings, isChosen, onChoose, onChange, onRemove } = props;
  const { t } = useTexts('admin');
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isChosen && document.activeElement !== text.current) text.current?.focus();
  }, [isChosen]);
  const about =
    note.check === null ? t('review.noteGeneral') : t('review.noteOn', { title: checkWords(note.check, 'title') });
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-control border p-3',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      {note.place && (
        <p className="flex items-baseline gap-2 text-13 text-ink-soft">
          <NoteLetter letter={letter} />
          <span className="min-w-0 break-words">
            <PlaceText place={note.place} pages={pages} />
          </span>
        </p>
      )}
      <div className="flex items-start gap-2">
        <Field label={letter === null ? about : t('review.place.at', { letter })} className="flex-1">
          <TextArea
            ref={text}
            rows={2}
            maxLength={2_000}
            value={note.text}
            onFocus={() => !isChosen && onChoose()}
            onChange={({ currentTarget: { value } }) => onChange({ text: value })}
          />
        </Field>
        <IconButton
          label={t('review.removeNote', { number })}
          icon={Trash2}
          size="sm"
          className="mt-6"
          onClick={onRemove}
        />
      </div>
      {note.place && (
        <Field label={t('review.place.about')}>
          <Select
            value={note.check ?? ''}
            options={[
              { value: '', label: t('review.place.none') },
              ...findings.map(({ id, values }) => ({ value: id, label: checkWords(id, 'title', values) })),
            ]}
            onChange={({ currentTarget: { value } }) => onChange({ check: value === '' ? null : value })}
          />
        </Field>
      )}
    </div>
  );
}
