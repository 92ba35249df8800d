import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Skeleton, TextInput } from '../../components/index.ts';
import { useDocument } from '../state/index.ts';
import { useJobs, type JobPhrases } from './use-jobs.ts';

export interface SuggestionPanelProps {
  /** The title that is written in the entry; the one the person applies for stands in where it is empty or unknown. */
  title: string;
  phrasesOf: (job: JobPhrases) => readonly string[];
  isInserted: (phrase: string) => boolean;
  onInsert: (phrase: string) => void;
  /** Short words stand side by side. */
  inline?: boolean;
}

/** Phrases for a job title, each inserted with one click. */
export function SuggestionPanel({ title, phrasesOf, isInserted, onInsert, inline = false }: SuggestionPanelProps) {
  const { t } = useTranslation('editor');
  const target = useDocument((resume) => resume.target.jobTitle);
  const [typed, setTyped] = useState<string | null>(null);
  const jobs = useJobs(typed === null ? [title, target] : [typed]);
  const phrases = jobs === null ? [] : [...new Set(jobs.slice(0, 1).flatMap(phrasesOf))];
  const [job] = jobs ?? [];
  return (
    <div className="flex flex-col gap-3 rounded-card bg-surface-sunken p-3">
      <Field label={t('phrases.choose')} {...(jobs?.length === 0 && (typed ?? title) !== '' ? { hint: t('phrases.none') } : {})}>
        <TextInput
          value={typed ?? job?.jobTitle ?? title}
          placeholder={t('phrases.jobTitleExample')}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Field>
      {jobs === null && <Skeleton className="h-24 w-full" />}
      {phrases.length > 0 && (
        <>
          <p className="text-12 text-ink-faint">{t('phrases.adapt')}</p>
          <ul className={inline ? 'flex flex-wrap gap-1.5' : '-mx-1 flex max-h-80 flex-col overflow-y-auto'}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <PhraseButton phrase={phrase} isInserted={isInserted(phrase)} onInsert={onInsert} inline={inline} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface PhraseButtonProps {
  phrase: string;
  isInserted: boolean;
  onInsert: (phrase: string) => void;
  inline: boolean;
}

function PhraseButton({ phrase, isInserted, onInsert, inline }: PhraseButtonProps) {
  const { t } = useTranslation('editor');
  const Icon = isInserted ? Check : Plus;
  return (
    <button
      type="button"
      aria-disabled={isInserted || undefined}
      aria-label={isInserted ? `${phrase} (${t('phrases.inserted')})` : t('phrases.insert', { phrase })}
      onClick={() => isInserted || onInsert(phrase)}
      className={
        inline
          ? 'flex items-center gap-1 rounded-full border border-line bg-surface py-1 pr-3 pl-2 text-13 hover:border-line-strong aria-disabled:text-ink-faint pointer-coarse:min-h-10'
          : 'flex w-full items-start gap-2 rounded-control p-1.5 text-left text-13 hover:bg-surface-hover aria-disabled:text-ink-faint pointer-coarse:py-3'
      }
    >
      <Icon size={16} aria-hidden className={isInserted ? 'mt-0.5 text-good-ink' : 'mt-0.5 text-accent-ink'} />
      {phrase}
    </button>
  );
}
