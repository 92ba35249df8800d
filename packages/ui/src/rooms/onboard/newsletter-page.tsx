import { useState } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useSearchParams } from '../../base/router/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Callout } from '../../parts/components/index.ts';
import { OnboardCard } from './onboard-card.tsx';
import { TextLink } from './text-link.tsx';

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`: what a link in an email asks for, done with a click, since
 * programs open links too.
 */
export function NewsletterPage() {
  const { t } = useTexts('onboard');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [failure, setFailure] = useState('');
  useRegisteredTitle();
  const what = pathname.startsWith('/newsletter/confirm') ? 'confirm' : 'unsubscribe';
  const act = async () => {
    setState('busy');
    setFailure('');
    try {
      const token = search.get('token') ?? '';
      await callApi((api) => api.newsletter[what]({ token }));
      setState('done');
    } catch (error) {
      setState('open');
      setFailure(failureText(error));
    }
  };
  return (
    <OnboardCard
      title={t(`newsletter.${what}.title`)}
      intro={t(`newsletter.${what}.${state === 'done' ? 'done' : 'intro'}`)}
      footer={<TextLink to="/">{t('newsletter.home')}</TextLink>}
    >
      {failure && (
        <Callout tone="danger" role="alert" title={t('newsletter.failed')}>
          {failure}
        </Callout>
      )}
      {state !== 'done' && (
        <Button variant="primary" size="lg" disabled={state === 'busy'} onClick={() => void act()}>
          {t(`newsletter.${what}.act`)}
        </Button>
      )}
    </OnboardCard>
  );
}
