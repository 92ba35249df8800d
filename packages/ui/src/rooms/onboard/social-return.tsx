import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { ButtonLink, Callout, toast } from '../../parts/components/index.ts';
import { ProgressBar } from '../../parts/components/progress.tsx';
import { finishSocial, type SocialEnd } from '../../base/session/social.ts';
import { session } from '../../base/session/start-session.ts';
import { useEntering } from './entering.ts';
import { OnboardCard } from './onboard-card.tsx';

/** Answers that were handled: each counts once, however often the page renders. */
const taken = new Map<string, Promise<SocialEnd>>();

function takeUp(answer: URLSearchParams): Promise<SocialEnd> {
  const key = answer.toString();
  const end = taken.get(key) ?? session().then((own) => finishSocial(answer, { session: own }));
  taken.set(key, end);
  return end;
}

/** `/login?provider=google`: handles the provider's answer, and continues. */
export function SocialReturn({ answer }: { answer: URLSearchParams }) {
  const { t } = useTexts('onboard');
  const navigate = useNavigate();
  const enter = useEntering();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isWanted = true;
    const goOn = (end: SocialEnd) => {
      if (!isWanted) return;
      if (end.kind === 'entered') enter(end.result, { email: '', next: end.callbackUrl });
      else if (end.kind === 'linked') {
        toast({ title: t('social.linked'), tone: 'good' });
        void navigate(end.callbackUrl, { replace: true });
      } else setFailure(t('social.declined'));
    };
    takeUp(answer).then(goOn, (error: unknown) => isWanted && setFailure(errorText(error)));
    return () => {
      isWanted = false;
    };
  }, [answer, enter, navigate, t]);
  if (failure) {
    return (
      <OnboardCard title={t('social.failed')}>
        <Callout tone="danger" icon={CircleAlert} role="alert">
          {failure}
        </Callout>
        <ButtonLink to="/login" replace variant="primary" size="lg">
          {t('social.again')}
        </ButtonLink>
      </OnboardCard>
    );
  }
  return (
    <OnboardCard title={t('social.title')} intro={t('social.wait')}>
      <ProgressBar label={t('social.title')} />
    </OnboardCard>
  );
}
