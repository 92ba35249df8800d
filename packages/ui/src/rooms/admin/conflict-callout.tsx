import type { ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout } from '../../parts/components/index.ts';

interface ConflictCalloutProps {
  /** What was changed elsewhere. */
  children: ReactNode;
  onTheirs: () => void;
  /** What was typed here is to be saved over what is there now. */
  onMine: () => void;
}

/** Says that somebody else changed what is edited here, and offers both ways on; what was typed stays until one is taken. */
export function ConflictCallout({ children, onTheirs, onMine }: ConflictCalloutProps) {
  const { t } = useTexts('admin');
  return (
    <Callout
      tone="notice"
      role="alert"
      actions={
        <>
          <Button size="sm" onClick={onMine}>
            {t('conflict.mine')}
          </Button>
          <Button size="sm" onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
        </>
      }
    >
      {children}
    </Callout>
  );
}
