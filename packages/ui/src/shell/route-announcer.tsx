import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../base/i18n/index.ts';
import { useLocation } from '../base/router/index.ts';

/** Announces a new page to screen readers, and moves the focus away from a link that no longer exists. */
export function RouteAnnouncer() {
  const { t } = useTexts('app');
  const { pathname } = useLocation();
  const [message, setMessage] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // After the new page has set its title.
    const timer = setTimeout(() => {
      setMessage(t('pageLoaded', { title: document.title }));
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, t]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
