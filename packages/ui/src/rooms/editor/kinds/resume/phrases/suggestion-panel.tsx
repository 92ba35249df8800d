import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button, Field, LineInput, Skeleton } from '../../../../../parts/components/index.ts';
import { useDocument } from '../hooks.ts';
import { PhraseText } from '../../../controls/phrase-text.tsx';
import { usePhrases, useSuggestedTitles } from './use-phrases.ts';

export interface SuggestionPanelProps {
  /** The title in the entry; if it is empty or unknown, the target job title is used. */
  title: string;
  kind: 'bullet' | 'summary' | 'skill';
  isInserted: (phrase: string) => boolean;
  onInsert: (phrase: string) => void;
}

/** Phrases for a job title, each inserted with one click. */
export function SuggestionPanel({ title, kind, isInserted, onInsert }: SuggestionPanelProps) {
  const { t } = useTexts('steps');
  const id = useId();
  const target = useDocument((resume) => resume.target.jobTitle);
  const [typed, setTyped] = useState<string | null>(null);
  const titles = useSuggestedTitles();
  const search = usePhrases(typed === null ? [title, target] : [typed]);
  const phrases = search.status === 'found' ? search.found.phrases.filter((phrase) => phrase.kind === kind) : [];
  const shownTitle = typed ?? (search.status === 'found' ? search.found.title : title || target);
  const inline = kind === 'skill';
  return (
    <div className="flex flex-col gap-3 rounded-card bg-surface-sunken p-3">
      <Field
        label={t('phrases.choose')}
        {...(search.status === 'none' && shownTitle.trim() !== '' ? { hint: t('phrases.none') } : {})}
        {...(search.status === 'failed' ? { error: t('phrases.failed') } : {})}
      >
        <LineInput
          value={shownTitle}
          placeholder={t('phrases.jobTitleExample')}
          autoComplete="off"
          list={id}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onValueChange={setTyped}
        />
      </Field>
      <datalist id={id}>
        {titles?.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      {search.status === 'none' && titles && (
        <ul className="-mx-1 flex max-h-48 flex-wrap gap-1.5 overflow-y-auto p-1">
          {titles.map((one) => (
            <li key={one}>
              <Button size="sm" onClick={() => setTyped(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search.status === 'searching' && <Skeleton className="h-24 w-full" />}
      {phrases.length > 0 && (
        <>
          {!inline && <p className="text-12 text-ink-faint">{t('phrases.adapt')}</p>}
          <ul className={inline ? 'flex flex-wrap gap-1.5' : '-mx-1 flex max-h-80 flex-col overflow-y-auto'}>
            {phrases.map((phrase) => (
              <li key={phrase.id}>
                <PhraseButton
                  phrase={phrase}
                  isInserted={isInserted(phrase.text)}
                  onInsert={onInsert}
                  inline={inline}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface PhraseButtonProps {
  phrase: { text: string; adapt?: readonly string[] };
  isInserted: boolean;
  onInsert: (phrase: string) => void;
  inline: boolean;
}

function PhraseButton({ phrase: { text, adapt = [] }, isInserted, onInsert, inline }: PhraseButtonProps) {
  const { t } = useTexts('steps');
  const Icon = isInserted ? Check : Plus;
  return (
    <button
      type="button"
      aria-disabled={isInserted || undefined}
      aria-label={isInserted ? t('phrases.inserted', { phrase: text }) : t('phrases.insert', { phrase: text })}
      onClick={() => isInserted || onInsert(text)}
      className={
        inline
          ? 'flex items-center gap-1 rounded-full border border-line bg-surface py-1 pe-3 ps-2 text-13 hover:border-line-strong aria-disabled:text-ink-faint pointer-coarse:min-h-10'
          : 'flex w-full items-start gap-2 rounded-control p-1.5 text-start text-13 hover:bg-surface-hover aria-disabled:text-ink-faint pointer-coarse:py-3'
      }
    >
      <Icon size={16} aria-hidden className={isInserted ? 'mt-0.5 text-good-ink' : 'mt-0.5 text-accent-ink'} />
      <span>
        <PhraseText text={text} adapt={adapt} />
      </span>
    </button>
  );
}
