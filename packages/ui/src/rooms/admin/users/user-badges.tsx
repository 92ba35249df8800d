import type { ListedUser } from '@vitae/api/contract';
import { useTexts } from '../../../base/i18n/index.ts';
import { Badge } from '../../../parts/components/index.ts';
import { deletionText } from './user-steps.ts';

/** What is unusual about an account: an ordinary one has no badge. */
export function UserBadges({ user }: { user: ListedUser }) {
  const { t, language } = useTexts('admin');
  return (
    <span className="inline-flex flex-wrap gap-1">
      {user.status === 'suspended' && <Badge tone="danger">{t('users.suspended')}</Badge>}
      {user.deletedAt !== null && (
        <Badge tone="notice">
          <span title={deletionText(user.deletedAt, language)}>{t('users.leaving')}</span>
        </Badge>
      )}
      {user.role === 'admin' && <Badge tone="accent">{t('users.isAdmin')}</Badge>}
      {!user.emailVerified && <Badge>{t('users.notConfirmed')}</Badge>}
    </span>
  );
}
