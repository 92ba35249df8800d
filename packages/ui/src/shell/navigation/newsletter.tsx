import { useTexts } from '../../base/i18n/index.ts';
import { Button } from '../../parts/components/button.tsx';
import { Field } from '../../parts/components/field.tsx';
import { TextInput } from '../../parts/components/text-input.tsx';
import { usePlatform } from '../../base/platform.ts';

/** The sign-up form of the mailing list (behaviour NV-7); closed if the site has none. */
export function Newsletter() {
  const { t } = useTexts('shell');
  const { newsletter } = usePlatform();
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="font-semibold">
        {t('footer.newsletter')}
      </h2>
      <p className="mt-3 text-ink-soft">{newsletter ? t('footer.newsletterIntro') : t('footer.newsletterClosed')}</p>
      <form action={newsletter?.action} method="post" target="_blank" className="mt-3">
        <fieldset disabled={!newsletter} className="flex items-end gap-2">
          <Field label={t('footer.email')} labelHidden className="flex-1">
            <TextInput type="email" name="email" required autoComplete="email" placeholder={t('footer.email')} />
          </Field>
          <input type="hidden" name="list" value={newsletter?.list ?? ''} />
          <input type="hidden" name="subform" value={newsletter?.subform ?? ''} />
          {/* A honeypot: only bots fill this in. */}
          <input type="text" name="hp" tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
          <Button type="submit">{t('footer.subscribe')}</Button>
        </fieldset>
      </form>
    </section>
  );
}
