import { useTexts } from '../base/i18n/index.ts';
import { Button, Callout } from './components/index.ts';
import { retryLateParts } from './components/late.tsx';

interface MissingPartProps {
  what: 'pages' | 'steps' | 'step';
  onRetry?: () => void;
}

/** Says which part of the page could not be fetched, and fetches it again on demand. */
export function MissingPart({ what, onRetry = retryLateParts }: MissingPartProps) {
  const { t } = useTexts('app');
  return (
    <Callout role="alert" tone="notice" actions={<Button onClick={onRetry}>{t('storage.retry')}</Button>}>
      {t(`missing.${what}`)}
    </Callout>
  );
}
