import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, ButtonLink, Callout } from '../../parts/components/index.ts';
import { useCopies, type Copies } from '../../base/sync/copies.ts';
import { OnboardCard } from './onboard-card.tsx';

/**
 * What happens to the copies: they stay (`null`), or are removed together with the unsynced changes of these documents.
 */
export interface CopiesChoice {
  remove: readonly string[] | null;
}

interface AskProps {
  account: string;
  /** As they were when the page opened. */
  copies: Copies;
  onChoose: (choice: CopiesChoice, copies: Copies) => void;
}

/** How many documents are listed by name. */
const namedCount = 5;

/** The first question: whether the account's documents stay on this device. Meanwhile sync continues. */
export function AskForCopies({ account, copies: before, onChoose }: AskProps) {
  const { t } = useTexts('onboard');
  const copies = useCopies(account, before);
  const choose = (remove: CopiesChoice['remove']) => () => onChoose({ remove }, copies);
  return (
    <OnboardCard
      takesFocus
      title={t('signOut.askTitle')}
      intro={`${t('signOut.ask', { count: copies.count })} ${t('signOut.askText')}`}
    >
      <div role="status" className="empty:hidden">
        {copies.unsynced.length > 0 && <Unsynced copies={copies} />}
      </div>
      <div className="flex flex-col gap-2">
        <Button variant="primary" size="lg" onClick={choose(null)}>
          {t('signOut.keep')}
        </Button>
        <Button size="lg" onClick={choose([])}>
          {t('signOut.remove')}
        </Button>
        <ButtonLink to="/account" variant="ghost" size="lg">
          {t('signOut.stay')}
        </ButtonLink>
      </div>
    </OnboardCard>
  );
}

/** The second question, if removing would lose changes that exist nowhere else. */
export function SureToRemove({ account, copies: before, onChoose, onBack }: AskProps & { onBack: () => void }) {
  const { t } = useTexts('onboard');
  const copies = useCopies(account, before);
  return (
    <OnboardCard takesFocus title={t('signOut.sureTitle')} intro={t('signOut.sureText')}>
      <div role="status" className="empty:hidden">
        {copies.unsynced.length > 0 && <Unsynced copies={copies} />}
      </div>
      <div className="flex flex-col gap-2">
        <Button variant="primary" size="lg" onClick={() => onChoose({ remove: null }, copies)}>
          {t('signOut.keep')}
        </Button>
        {/* Changes that were synced in the meantime are no longer at risk. */}
        <Button
          variant={copies.unsynced.length > 0 ? 'danger' : 'secondary'}
          size="lg"
          onClick={() => onChoose({ remove: copies.unsynced.map(({ id }) => id) }, copies)}
        >
          {t(copies.unsynced.length > 0 ? 'signOut.sureRemove' : 'signOut.remove')}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t('signOut.back')}
        </Button>
      </div>
    </OnboardCard>
  );
}

function Unsynced({ copies: { unsynced } }: { copies: Copies }) {
  const { t } = useTexts('onboard');
  const unnamed = unsynced.length - namedCount;
  return (
    <Callout tone="notice" icon={TriangleAlert} title={t('signOut.unsynced', { count: unsynced.length })}>
      <ul className="mt-1 list-disc ps-4">
        {unsynced.slice(0, namedCount).map(({ id, title }) => (
          <li key={id} className="break-words">
            {title || t('signOut.untitled')}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>{t('signOut.more', { count: unnamed })}</p>}
    </Callout>
  );
}
