import { useTexts } from '../../base/i18n/index.ts';
import { Link } from '../../base/router/index.ts';
import { CardBrands, SocialIcon } from './brand-icons.tsx';
import { askAgain } from '../analytics/consent.ts';
import { Logo } from '../../parts/logo.tsx';
import { footerColumns, socialProfiles } from './navigation.ts';
import { Newsletter } from './newsletter.tsx';
import { usePlatform } from '../../base/platform.ts';
import { NavigationAnchor } from './top-navigation.tsx';

const year = new Date().getFullYear();

/** The foot of the site (behaviour NV-5). */
export function Footer() {
  const { t } = useTexts('shell');
  const { settings } = usePlatform();
  const { appName, tagManagerId } = settings;
  return (
    <footer className="border-t border-line bg-surface text-14">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.3fr]">
          <div className="flex flex-col gap-4">
            <Logo />
            <p className="max-w-[34ch] text-ink-soft">{t('footer.tagline')}</p>
            <ul aria-label={t('footer.social')} className="-ms-2.5 flex">
              {socialProfiles(settings).map(({ name, to, external }) => {
                const look = 'grid size-10 place-items-center rounded-control text-ink-faint hover:text-ink';
                return (
                  <li key={name}>
                    {external ? (
                      <a href={to} target="_blank" rel="noopener noreferrer" aria-label={name} className={look}>
                        <SocialIcon name={name} />
                      </a>
                    ) : (
                      <Link to={to} aria-label={name} className={look}>
                        <SocialIcon name={name} />
                      </Link>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
          {footerColumns(settings).map(({ label, links }) => (
            <nav key={label} aria-label={t(`footer.${label}`)}>
              <h2 className="font-semibold">{t(`footer.${label}`)}</h2>
              <ul className="mt-3">
                {links.map((link) => (
                  <li key={link.label}>
                    <NavigationAnchor
                      link={link}
                      className="inline-flex min-h-8 items-center gap-1.5 py-1 text-ink-soft hover:text-ink"
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Newsletter />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 text-13 text-ink-faint">
          <p>{t('footer.copyright', { year, appName })}</p>
          {tagManagerId !== null && (
            <button type="button" onClick={askAgain} className="underline underline-offset-2 hover:text-ink">
              {t('footer.analytics')}
            </button>
          )}
          <CardBrands label={t('footer.cards')} />
        </div>
      </div>
    </footer>
  );
}
