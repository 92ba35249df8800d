import { useTexts } from '../../base/i18n/index.ts';
import { Button } from '../../parts/components/index.ts';

interface MoreButtonProps {
  remote: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  className?: string;
  /** What it says, if it does something else than to show more. */
  label?: string;
}

/** Shows the next page of a list below the ones that are there; nothing after the last. */
export function MoreButton({ remote, className = 'self-start', label }: MoreButtonProps) {
  const { t } = useTexts('admin');
  if (!remote.hasNextPage) return null;
  return (
    <Button className={className} disabled={remote.isFetchingNextPage} onClick={() => void remote.fetchNextPage()}>
      {remote.isFetchingNextPage ? t('list.loading') : (label ?? t('list.more'))}
    </Button>
  );
}
