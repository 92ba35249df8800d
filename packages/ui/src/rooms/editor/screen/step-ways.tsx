import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { ButtonLink } from '../../../parts/components/index.ts';
import { useAddress } from '../../../base/editor/address.ts';
import { isPrimary, useSteps } from '../kinds/kinds.ts';

/** Links to the previous and the next step. */
export function StepWays() {
  const { t } = useTexts('editor');
  const current = useAddress();
  const walked = useSteps().filter((step) => isPrimary(step, current));
  const index = walked.findIndex(({ address }) => address === current);
  const previous = walked[index - 1];
  const next = index < 0 ? undefined : walked[index + 1];
  return (
    <nav aria-label={t('steps.ways')} className="flex items-center justify-between gap-3 border-t border-line pt-4">
      {previous ? (
        <ButtonLink to={previous.to} variant="ghost" icon={ArrowLeft} className="min-w-0 shrink!">
          <span className="truncate max-sm:sr-only">{previous.label}</span>
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink to={next.to} variant="primary" trailingIcon={ArrowRight} className="min-w-0 shrink!">
          <span className="truncate">{t('steps.next', { step: next.label })}</span>
        </ButtonLink>
      )}
    </nav>
  );
}
