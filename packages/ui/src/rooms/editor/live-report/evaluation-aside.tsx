import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { IconButton } from '../../../parts/components/index.ts';
import { LiveReport } from './live-report.tsx';

/** The evaluation beside the pages, at any step. */
export function EvaluationAside({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('report');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      aria-label={t('title')}
      className="flex w-full shrink-0 flex-col overflow-y-auto bg-canvas @2xl:w-[21rem] @2xl:border-s @2xl:border-line"
    >
      <div className="sticky top-0 z-20 flex items-center justify-between gap-2 border-b border-line bg-canvas px-4 py-2">
        <h2 ref={heading} tabIndex={-1} className="text-16 outline-none">
          {t('title')}
        </h2>
        <IconButton label={t('panel.close')} icon={X} size="sm" onClick={onClose} />
      </div>
      <div className="px-4 pt-2 pb-6">
        <LiveReport />
      </div>
    </aside>
  );
}
