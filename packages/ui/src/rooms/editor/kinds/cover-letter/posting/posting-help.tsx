import {
  answeredPoints,
  factSentence,
  factsForPoints,
  readPosting,
  richTextToPlain,
  usedFacts,
  type ResumeFact,
} from '@vitae/domain';
import { Check, Circle, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useBinding, type Binding } from '../../../controls/binding.ts';
import { useLetterHelp } from '../body/letter-help.tsx';
import { useInsertion } from '../body/use-insertion.ts';
import { useSettledDocument } from '../hooks.ts';
import { withGapsFilled, withName, type NamedField } from '../names/renamed.ts';
import { useFollowing } from '../names/use-following.ts';
import { PointFacts, type OfferedFact } from './point-facts.tsx';

interface PostingHelpProps {
  company: Binding<string>;
  jobTitle: Binding<string>;
}

/**
 * What the posting says: company and job to take over by a click, which of the asked-for points are answered, and the
 * facts of the resume that answer them.
 */
export function PostingHelp({ company, jobTitle }: PostingHelpProps) {
  const { t } = useTexts('letter');
  const { posting, subject, paragraphs } = useSettledDocument(200);
  const { facts, locale } = useLetterHelp();
  const insert = useInsertion();
  const read = useMemo(() => readPosting(posting), [posting]);
  const body = useMemo(() => paragraphs.map(({ text }) => richTextToPlain(text)).join('\n'), [paragraphs]);
  const answered = useMemo(() => answeredPoints(read.points, `${subject}\n${body}`), [read, subject, body]);
  const found = useMemo(() => factsForPoints(read.points, facts ?? []), [read, facts]);
  const offered = useMemo(
    () => found.map((list) => offeredFacts(list, usedFacts(list, body, locale))),
    [found, body, locale],
  );
  const use = (fact: ResumeFact) => void insert(t('undo.fact'), factSentence(fact, locale), 'caret');
  return (
    <div className="col-span-full flex flex-col gap-3 empty:hidden">
      <TakeOver binding={jobTitle} field="jobTitle" text={read.jobTitle} />
      <TakeOver binding={company} field="company" text={read.company} />
      {read.points.length === 0 && posting.trim().length > leastText && (
        <p className="text-13 text-ink-faint">{t('posting.noPoints')}</p>
      )}
      {read.points.length > 0 && (
        <section aria-label={t('posting.points')} className="rounded-card border border-line bg-surface p-4">
          <h3 className="text-14 font-semibold">{t('posting.points')}</h3>
          <p role="status" className="mt-0.5 text-13 text-ink-soft">
            {t('posting.answered', { count: read.points.length, answered: answered.filter(Boolean).length })}
          </p>
          {facts === null ? (
            <ChooseResume />
          ) : (
            <p className="mt-0.5 text-13 text-ink-faint">
              {t(offered.some((list) => list.length > 0) ? 'facts.hint' : 'facts.none')}
            </p>
          )}
          <ul className="mt-3 flex flex-col gap-3">
            {read.points.map(({ text, weight }, index) => {
              const Icon = answered[index] ? Check : Circle;
              return (
                <li key={index} className="flex items-start gap-2 text-14">
                  <Icon
                    size={16}
                    aria-hidden
                    className={`mt-0.5 shrink-0 ${answered[index] ? 'text-good-ink' : 'text-ink-faint'}`}
                  />
                  <div className="min-w-0 flex-1">
                    <span dir="auto">{text}</span>
                    <span className="block text-13 text-ink-faint">
                      {t(answered[index] ? 'posting.is' : 'posting.isNot')}
                      {weight === 'preferred' && ` · ${t('posting.preferred')}`}
                    </span>
                    <PointFacts point={text} facts={offered[index] ?? []} onUse={use} />
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A text shorter than this is still being typed, in characters. */
const leastText = 200;

const offeredFacts = (facts: readonly ResumeFact[], used: readonly boolean[]): OfferedFact[] =>
  facts.map((fact, index) => ({ fact, isUsed: used[index] === true }));

/** Leads to the choice of a resume, without which there are no facts. */
function ChooseResume() {
  const { t } = useTexts('letter');
  const { openField } = useEditor();
  return (
    <button
      type="button"
      className="mt-0.5 rounded-control text-start text-13 font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
      onClick={() => openField('resumeId')}
    >
      {t('facts.choose')}
    </button>
  );
}

/** Puts a text of the posting into a field that is empty, and where starters have left room for it. */
function TakeOver({ binding, field, text }: { binding: Binding<string>; field: NamedField; text: string }) {
  const { t } = useTexts('letter');
  const [value] = useBinding(binding);
  const follow = useFollowing();
  if (text === '' || value.trim() !== '') return null;
  return (
    <button
      type="button"
      className="flex min-h-7 max-w-full items-center gap-1 self-start rounded-control border border-line bg-surface px-2 py-0.5 text-start text-13 text-ink-soft transition-colors hover:border-accent-line hover:bg-accent-soft hover:text-accent-ink pointer-coarse:min-h-11"
      onClick={() => follow(t('undo.taken'), (letter) => withGapsFilled(withName(letter, field, text), field))}
    >
      <Plus size={12} aria-hidden className="shrink-0" />
      {t('posting.take', { field: binding.label, text })}
    </button>
  );
}
