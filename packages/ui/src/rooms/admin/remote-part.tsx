import type { ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Skeleton } from '../../parts/components/index.ts';
import { RemoteFailure, type Remote } from '../../parts/remote-failure.tsx';

interface RemotePartProps<Value> {
  remote: Remote & { data: Value | undefined; isError: boolean };
  /** What to say if it cannot be loaded. */
  failed: string;
  skeleton?: string;
  children: (value: Value) => ReactNode;
}

/** What the server sends, once it is there; before that its outline, or why it did not come. */
export function RemotePart<Value>({ remote, failed, skeleton = 'h-40', children }: RemotePartProps<Value>) {
  const { t } = useTexts('admin');
  if (remote.data !== undefined) return children(remote.data);
  if (!remote.isError) return <Skeleton className={skeleton} />;
  return <RemoteFailure remote={remote} title={failed} retry={t('list.retry')} />;
}
