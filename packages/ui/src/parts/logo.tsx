import { useTexts } from '../base/i18n/index.ts';
import { Link } from '../base/router/index.ts';
import { usePlatform } from '../base/platform.ts';

/** The logo: a sheet with one prominent line. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden>
      <path d="M4 5a3 3 0 0 1 3-3h10l7 7v14a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z" className="fill-logo-blue" />
      <path d="M17 2l7 7h-5a2 2 0 0 1-2-2Z" className="fill-logo-orange" />
      <path
        d="M9 12.5l4.5 9 5-9"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-[white]"
      />
    </svg>
  );
}

/** Mark and name, linked to the home page. */
export function Logo() {
  const { t } = useTexts('app');
  const { appName } = usePlatform().settings;
  return (
    <Link
      to="/"
      aria-label={t('home', { appName })}
      className="inline-flex w-fit items-center gap-2 rounded-control text-20 font-semibold tracking-tight text-ink"
    >
      <LogoMark />
      {appName}
    </Link>
  );
}
