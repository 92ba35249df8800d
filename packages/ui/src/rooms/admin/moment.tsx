import { momentText } from '../../base/day-text.ts';
import { useTexts } from '../../base/i18n/index.ts';

/** A time of the server (ISO 8601) as people read it, on one line. */
export function Moment({ at, className = '' }: { at: string; className?: string }) {
  const { language } = useTexts('admin');
  return (
    <time dateTime={at} className={`whitespace-nowrap ${className}`}>
      {momentText(at, language)}
    </time>
  );
}
