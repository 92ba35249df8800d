import type { ComponentProps, ReactNode } from 'react';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, ButtonLink, toast } from '../components/index.ts';

export interface PayLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'icon'> {
  /** A page on which something is paid, with its query. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a page on which something is paid; the desktop app opens it in the browser. */
export function PayLink({ to, children, ...look }: PayLinkProps) {
  const { account } = usePlatform();
  if (!account)
    return (
      <ButtonLink to={to} {...look}>
        {children}
      </ButtonLink>
    );
  const open = () =>
    account.openPayment(to).catch((error: unknown) => toast({ title: errorText(error), tone: 'danger' }));
  return (
    <Button onClick={() => void open()} {...look}>
      {children}
    </Button>
  );
}
