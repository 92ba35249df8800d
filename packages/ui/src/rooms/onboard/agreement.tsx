import { useTexts } from '../../base/i18n/index.ts';
import { TextLink } from './text-link.tsx';
import { withParts } from './with-parts.tsx';

/** What an account means, below the button that creates one. */
export function Agreement() {
  const { t } = useTexts('onboard');
  return (
    <p className="text-13 text-ink-faint">
      {withParts(t('agree'), {
        terms: <TextLink to="/terms">{t('terms')}</TextLink>,
        privacy: <TextLink to="/privacy-policy">{t('privacy')}</TextLink>,
      })}
    </p>
  );
}
