import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/index.ts';
import { useStepLinks } from '../steps/use-steps.ts';

/** The ways to the step before and to the next one. */
export function StepWays() {
  const { t } = useTranslation('editor');
  const { previous, next } = useStepLinks();
  return (
    <nav aria-label={t('steps.ways')} className="flex items-center justify-between gap-3 border-t border-line pt-4">
      {previous ? (
        <ButtonLink to={previous.to} variant="ghost" icon={ArrowLeft} className="min-w-0 shrink!">
          <span className="truncate">{previous.label}</span>
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
