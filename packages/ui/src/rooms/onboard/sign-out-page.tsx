import { TriangleAlert } from 'lucide-react';
import type { DocumentStore } from '@vitae/store';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { Callout } from '../../parts/components/index.ts';
import { ProgressBar } from '../../parts/components/progress.tsx';
import { session } from '../../base/session/start-session.ts';
import { copiesOf, removeCopies, type Copies } from '../../base/sync/copies.ts';
import { OnboardCard } from './onboard-card.tsx';
import { AskForCopies, SureToRemove, type CopiesChoice } from './sign-out-ask.tsx';
import { SignedOut, Ways, type Left } from './signed-out.tsx';

type Stage =
  | { is: 'looking' | 'leaving' }
  /** The user is signed in and has documents on this device: the page first asks what happens to them. */
  | { is: 'asking' | 'sure'; account: string; copies: Copies }
  | { is: 'left'; left: Left }
  | { is: 'failed'; error: unknown };

/** Visits whose first check is in progress: a page that renders twice checks, and signs out, once. */
const visits = new Map<string, Promise<Stage>>();

/** Signs out immediately if that leaves nothing behind, otherwise asks. */
async function arrive(documents: DocumentStore): Promise<Stage> {
  await shown();
  const own = await session();
  const { user } = await own.settled();
  const copies = user && (await copiesOf(documents, user.id));
  if (user && copies && copies.count > 0) return { is: 'asking', account: user.id, copies };
  return { is: 'left', left: { wasServerNotified: await own.signOut(), copies: 'none', count: 0 } };
}

async function leave(documents: DocumentStore, account: string, { remove }: CopiesChoice): Promise<Left> {
  const wasServerNotified = await (await session()).signOut();
  const { count } = await copiesOf(documents, account);
  if (remove === null) return { wasServerNotified, copies: 'kept', count };
  try {
    const lost = await removeCopies(documents, account, remove);
    return { wasServerNotified, copies: lost === null ? 'changed' : lost > 0 ? 'deleted' : 'removed', count };
  } catch (error) {
    console.error(error);
    return { wasServerNotified, copies: 'failed', count };
  }
}

/** Resolves when the page is visible: a browser may prerender it, which is not a visit. */
function shown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}

/**
 * `/signout`: acts on arrival. If documents of the account are on this device, it first asks whether they stay;
 * otherwise it signs out.
 */
export function SignOutPage() {
  const { t } = useTexts('onboard');
  const { documents } = usePlatform();
  const { key } = useLocation();
  const [stage, setStage] = useState<Stage>({ is: 'looking' });
  useEffect(() => {
    let wanted = true;
    const visit = visits.get(key) ?? arrive(documents).finally(() => visits.delete(key));
    visits.set(key, visit);
    visit.then(
      (found) => wanted && setStage(found),
      (error: unknown) => wanted && setStage({ is: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [documents, key]);

  const go = (account: string, choice: CopiesChoice) => {
    setStage({ is: 'leaving' });
    leave(documents, account, choice).then(
      (left) => setStage({ is: 'left', left }),
      (error: unknown) => setStage({ is: 'failed', error }),
    );
  };

  switch (stage.is) {
    case 'asking':
      return (
        <AskForCopies
          {...stage}
          onChoose={(choice, copies) =>
            choice.remove !== null && copies.unsynced.length > 0
              ? setStage({ ...stage, is: 'sure', copies })
              : go(stage.account, choice)
          }
        />
      );
    case 'sure':
      return (
        <SureToRemove
          {...stage}
          onChoose={(choice) => go(stage.account, choice)}
          onBack={() => setStage({ ...stage, is: 'asking' })}
        />
      );
    case 'left':
      return <SignedOut left={stage.left} />;
    case 'failed':
      return (
        <OnboardCard title={t('signOut.failed')}>
          <Callout tone="danger" icon={TriangleAlert} role="alert">
            {errorText(stage.error)}
          </Callout>
          <Ways />
        </OnboardCard>
      );
    case 'looking':
    case 'leaving': {
      const words = t(`signOut.${stage.is}`);
      return (
        <OnboardCard title={words}>
          <ProgressBar label={words} />
        </OnboardCard>
      );
    }
  }
}
