import { richTextToPlain, usedFacts } from '@vitae/domain';
import {
  jobTitleStarting,
  situations,
  starterParts,
  type Situation,
  type StarterLanguage,
  type StarterPart,
} from '@vitae/samples';
import { Check, Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Field, LineInput, Select, Skeleton } from '../../../../../parts/components/index.ts';
import { PhraseText } from '../../../controls/phrase-text.tsx';
import { filledStarter, gapsIn } from '../body/gaps.ts';
import type { ParagraphPlace } from '../body/paragraphs.ts';
import { useInsertion } from '../body/use-insertion.ts';
import { useSettledDocument } from '../hooks.ts';
import { useStarters } from './use-starters.ts';

const places: Readonly<Record<StarterPart, ParagraphPlace>> = { opening: 'first', body: 'middle', closing: 'last' };

const isSituation = (value: string): value is Situation => situations.some((situation) => situation === value);

/**
 * Ways to begin, fill and end a letter in a language, by job title, if it has them, and by situation; each is inserted
 * as a paragraph.
 */
export function StarterPanel({ language }: { language: StarterLanguage }) {
  const { t } = useTexts('letter');
  const id = useId();
  const letter = useSettledDocument(200);
  const [typed, setTyped] = useState<string | null>(null);
  const [situation, setSituation] = useState<Situation | ''>('');
  const starters = useStarters(language);
  const insert = useInsertion();
  const body = useMemo(() => letter.paragraphs.map(({ text }) => richTextToPlain(text)).join('\n'), [letter]);
  const loaded = starters.status === 'ready' ? starters.starters : null;
  const job = loaded ? jobTitleStarting(typed ?? letter.jobTitle, loaded.titles) : undefined;
  const found = loaded && (situation ? loaded.ofSituation(situation) : job && loaded.ofTitle(job.slug));
  const shown = found && starterParts.map((part) => ({ part, text: filledStarter(found[part], letter) }));
  const used = shown ? usedFacts(shown, body, language) : [];
  return (
    <div className="flex flex-col gap-3 rounded-card bg-surface-sunken p-3">
      <div className="grid grid-cols-2 items-start gap-3 max-[24rem]:grid-cols-1">
        {language === 'en' && (
          <Field
            label={t('starters.title')}
            {...(loaded && !job && !situation ? { hint: t('starters.none') } : {})}
            {...(starters.status === 'failed' ? { error: t('starters.failed') } : {})}
          >
            <LineInput
              value={typed ?? job?.title ?? letter.jobTitle}
              placeholder={t('examples.jobTitle')}
              autoComplete="off"
              list={id}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onValueChange={(value) => {
                setTyped(value);
                setSituation('');
              }}
            />
          </Field>
        )}
        <datalist id={id}>
          {loaded?.titles.map(({ slug, title }) => (
            <option key={slug}>{title}</option>
          ))}
        </datalist>
        <Field
          label={t('starters.situation')}
          {...(language !== 'en' && !situation ? { hint: t('starters.bySituation') } : {})}
          {...(language !== 'en' && starters.status === 'failed' ? { error: t('starters.failed') } : {})}
        >
          <Select
            options={[
              { value: '', label: t('starters.situations.none') },
              ...situations.map((value) => ({ value, label: t(`starters.situations.${value}`) })),
            ]}
            value={situation}
            onChange={({ currentTarget: { value } }) => setSituation(isSituation(value) ? value : '')}
          />
        </Field>
      </div>
      {starters.status === 'loading' && <Skeleton className="h-40 w-full" />}
      {shown && (
        <>
          <p className="text-12 text-ink-faint">{t('starters.adapt')}</p>
          <ul className="-mx-1 flex flex-col gap-1">
            {shown.map(({ part, text }, index) => (
              <li key={part}>
                <StarterButton
                  name={t(`starters.parts.${part}`)}
                  text={text}
                  isUsed={used[index] === true}
                  onInsert={() => void insert(t('undo.starter'), text, places[part])}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface StarterButtonProps {
  name: string;
  text: string;
  isUsed: boolean;
  onInsert: () => void;
}

function StarterButton({ name, text, isUsed, onInsert }: StarterButtonProps) {
  const { t } = useTexts('letter');
  const Icon = isUsed ? Check : Plus;
  return (
    <button
      type="button"
      aria-disabled={isUsed || undefined}
      onClick={() => isUsed || onInsert()}
      className="flex w-full items-start gap-2 rounded-control p-1.5 text-start text-13 hover:bg-surface-hover aria-disabled:text-ink-faint"
    >
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${isUsed ? 'text-good-ink' : 'text-accent-ink'}`} />
      <span className="min-w-0">
        <span className="block text-12 font-semibold text-ink-soft">
          <span className="sr-only">{t(isUsed ? 'starters.used' : 'starters.use')} </span>
          {name}
        </span>
        <PhraseText text={text} adapt={gapsIn(text)} />
      </span>
    </button>
  );
}
