import type { QueuedReview } from '@vitae/api/contract';
import { useTexts } from '../../../base/i18n/index.ts';
import { Badge } from '../../../parts/components/index.ts';

const tones = {
  requested: 'neutral',
  paid: 'notice',
  covered: 'notice',
  'in-review': 'accent',
  delivered: 'good',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const;

/** The state of a review in a word. */
export function ReviewBadge({ review: { state, isMine } }: { review: QueuedReview }) {
  const { t } = useTexts('admin');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`reviews.states.${state}`)}</Badge>
      {isMine && state === 'in-review' && <Badge tone="good">{t('reviews.isMine')}</Badge>}
    </span>
  );
}
