import { useRef, useState, type ReactNode } from 'react';
import { readerLocale } from '@vitae/words/reader';
import { isTakingOver } from '../taking-over.ts';
import { useLinksWithin } from './use-links-within.ts';

interface AsSentProps {
  /** What the part shows, apart from the language. */
  of: unknown;
  className?: string;
  children: ReactNode;
}

/**
 * A part that only is read. Where the server sent it, its elements stay as they are, and neither its code nor what it is
 * made from is needed in the browser; links in it lead to pages within the app all the same.
 */
export function AsSent({ of, className, children }: AsSentProps) {
  const [sent] = useState(() => (isTakingOver() ? { of, language: readerLocale() } : null));
  if (sent && sent.of === of && sent.language === readerLocale()) return <Sent className={className} />;
  return <div className={className}>{children}</div>;
}

/** React leaves HTML alone that it finds in an element with HTML of its own. */
const html = { __html: '' };

function Sent({ className }: { className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLinksWithin(place);
  return <div ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
