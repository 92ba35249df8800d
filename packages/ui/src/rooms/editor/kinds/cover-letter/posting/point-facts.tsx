import type { ResumeFact } from '@vitae/domain';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';

/** A fact of the resume, and whether the letter has it already. */
export interface OfferedFact {
  fact: ResumeFact;
  isUsed: boolean;
}

interface PointFactsProps {
  /** What the facts answer. */
  point: string;
  facts: readonly OfferedFact[];
  onUse: (fact: ResumeFact) => void;
}

/** The facts that answer a point, each inserted with a click: the best one, and the others on request. */
export function PointFacts({ point, facts, onUse }: PointFactsProps) {
  const { t } = useTexts('letter');
  const [isOpen, setIsOpen] = useState(false);
  if (facts.length === 0) return null;
  const others = facts.length - 1;
  return (
    <>
      <ul aria-label={t('facts.label', { point })} className="mt-1 -ms-1.5 flex flex-col">
        {facts.slice(0, isOpen ? facts.length : 1).map(({ fact, isUsed }) => (
          <li key={fact.id}>
            <FactButton fact={fact} isUsed={isUsed} onUse={onUse} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="rounded-control text-13 font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? t('facts.fewer') : t('facts.more', { count: others })}
        </button>
      )}
    </>
  );
}

function FactButton({ fact, isUsed, onUse }: OfferedFact & Pick<PointFactsProps, 'onUse'>) {
  const { t } = useTexts('letter');
  const { text, source } = fact;
  const Icon = isUsed ? Check : Plus;
  return (
    <button
      type="button"
      aria-disabled={isUsed || undefined}
      onClick={() => isUsed || onUse(fact)}
      className="flex w-full items-start gap-2 rounded-control p-1.5 text-start text-13 hover:bg-surface-hover aria-disabled:text-ink-faint pointer-coarse:py-3"
    >
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${isUsed ? 'text-good-ink' : 'text-accent-ink'}`} />
      <span className="min-w-0">
        <span className="sr-only">{t(isUsed ? 'facts.used' : 'facts.use')} </span>
        <span dir="auto">{text}</span>
        <span className="block text-12 text-ink-faint">{isUsed ? t('facts.isUsed') : source}</span>
      </span>
    </button>
  );
}
