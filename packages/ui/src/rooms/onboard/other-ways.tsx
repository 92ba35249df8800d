import type { ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';

/** Other ways to sign in, next to the form, and the line between them, which is hidden if there are none. */
export function OtherWays({ children }: { children: ReactNode }) {
  const { t } = useTexts('onboard');
  return (
    <div className="flex flex-col gap-3 has-[>p:only-child]:hidden">
      <p className="mb-1 flex items-center gap-3 text-13 text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {children}
    </div>
  );
}
