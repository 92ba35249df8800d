import { useMemo } from 'react';
import { loadAreas, useTexts } from '../../../../base/i18n/index.ts';
import { ArrowRight } from 'lucide-react';
import { ProgressBar } from '../../../../parts/components/index.ts';
import { late } from '../../../../parts/components/late.tsx';
import { useEditor } from '../../../../base/editor/index.ts';
import { useSettledDocument } from './hooks.ts';
import { completenessOf } from './steps/completeness.ts';

const VariantOffer = late(async () => {
  const [{ VariantOffer: Offer }] = await Promise.all([
    import('./variant/variant-offer.tsx'),
    loadAreas(['account', 'preview']),
  ]);
  return Offer;
});

/** How complete the resume is, and what to do next. */
export function StepMeter() {
  const { t } = useTexts('steps');
  const { openField } = useEditor();
  const resume = useSettledDocument(200);
  const { share, next } = useMemo(() => completenessOf(resume), [resume]);
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-13">
        <span className="text-ink-faint tabular-nums">{t('meter.percent', { percent })}</span>
        {next && (
          <button
            type="button"
            onClick={() => openField(next.path)}
            className="flex min-w-0 items-center gap-1 rounded-control font-medium text-accent-ink hover:underline"
          >
            <span className="text-start">
              {t(`meter.next.${next.kind}`, { section: 'section' in next ? next.section : '' })}
            </span>
            <ArrowRight size={16} aria-hidden className="shrink-0" />
          </button>
        )}
      </div>
      <ProgressBar label={t('meter.label')} value={share} />
      {resume.variantOf && <VariantOffer />}
    </div>
  );
}
