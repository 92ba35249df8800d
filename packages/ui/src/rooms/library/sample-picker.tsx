import { startPath } from '@vitae/domain';
import { ArrowLeft } from 'lucide-react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { samplesOf } from '../../base/samples/sample-source.ts';
import { Button, ButtonLink, Callout, Skeleton } from '../../parts/components/index.ts';
import { SampleBrowser } from '../../parts/samples/sample-browser.tsx';
import { SampleNote } from '../../parts/samples/sample-card.tsx';
import { SamplePicture } from '../../parts/samples/sample-picture.tsx';
import { useSample } from '../../parts/samples/use-sample.ts';

/** `/{kind}/start?from=sample`: finished documents to start from, by category. */
export function SamplePicker() {
  const { t } = useTexts('library');
  const { t: ts } = useTexts('samples');
  const kind = usePageKind();
  const platform = usePlatform();
  const list = useRemote({ key: ['samples', kind.key], load: () => samplesOf(platform).list(kind.key) });
  const { use, isBusy } = useSample();
  usePageTitle(t('samples.title'));
  return (
    <>
      <ButtonLink to={startPath(kind)} variant="ghost" size="sm" icon={ArrowLeft} className="-ms-2.5">
        {t('samples.back')}
      </ButtonLink>
      <h1 className="mt-3 text-32">{t('samples.title')}</h1>
      <p className="mt-1 max-w-[64ch] text-14 text-ink-soft">{t('samples.intro')}</p>
      {list.isPending && <Skeleton className="mt-8 h-96 rounded-card" />}
      {list.isError && (
        <Callout tone="danger" role="alert" title={ts('notLoaded')} className="mt-8">
          {failureText(list.error)}
        </Callout>
      )}
      {list.data && (
        <SampleBrowser
          heads={list.data}
          card={(head) => (
            <article aria-label={head.title}>
              <SamplePicture
                head={head}
                alt=""
                sizes="(min-width: 64rem) 200px, (min-width: 48rem) 30vw, 45vw"
                className="rounded-[3px]"
              />
              <div className="mt-3 flex items-start justify-between gap-2">
                <div className="min-w-0">
                  <h3 className="text-14 font-medium">{head.title}</h3>
                  <SampleNote head={head} />
                </div>
                <Button
                  size="sm"
                  disabled={isBusy}
                  aria-label={ts('useNamed', { title: head.title })}
                  onClick={() => void use(head)}
                >
                  {ts('useShort')}
                </Button>
              </div>
            </article>
          )}
        />
      )}
    </>
  );
}
