import type { Sample } from '@vitae/api/samples';
import type { SampleKind } from '@vitae/samples';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { textsOf, useTexts } from '../../base/i18n/index.ts';
import { pageNotFound, useLoaderData, type Visit } from '../../base/router/index.ts';
import { kindOfSamples } from '../../base/samples/kind-of-samples.ts';
import { languageName } from '../../base/samples/language-name.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { Button } from '../../parts/components/button.tsx';
import { SampleCard } from '../../parts/samples/sample-card.tsx';
import { SampleView } from '../../parts/samples/sample-view.tsx';
import { useSample } from '../../parts/samples/use-sample.ts';
import { MarkedSheet } from './marked-sheet.tsx';

interface Loaded {
  kind: SampleKind;
  sample: Sample;
  /** The head of the page's HTML. */
  head: { title: string; description: string };
}

export async function loader({ url, params, sources }: Visit): Promise<Loaded> {
  const kind = kindOfSamples(url.pathname);
  const sample = kind && (await sources?.samples?.get(kind, params['slug'] ?? ''));
  if (!kind || !sample) throw pageNotFound(url.pathname);
  return { kind, sample, head: headOf(kind, sample) };
}

function headOf(kind: SampleKind, { title, level, locale, points }: Sample): Loaded['head'] {
  const { t } = textsOf('samples');
  const language = languageName(locale);
  return {
    title: language ? t(`titleIn.${kind}`, { title, language }) : t(`title.${kind}`, { title }),
    description: t(`description.${kind}`, {
      title: title.toLowerCase(),
      level: t(`levels.${level}`).toLowerCase(),
      count: points.length,
    }),
  };
}

const isLoaded = (data: unknown): data is Loaded => typeof data === 'object' && data !== null && 'sample' in data;

/** `/resumes/{slug}` and `/coverletters/{slug}`: a sample as its pages and as text, and what makes it work. */
export function SamplePage() {
  const data = useLoaderData();
  usePageTitle(isLoaded(data) ? data.head.title : '');
  return isLoaded(data) ? <Shown {...data} /> : null;
}

function Shown({ kind, sample, head }: Loaded) {
  const { t } = useTexts('samples');
  const { use, isBusy } = useSample();
  const pages = (sample.pages ?? [null]).map((_, index) => index + 1);
  return (
    <>
      <PreloadLink
        to={`/${kind}s`}
        className="inline-flex min-h-9 items-center gap-2 text-14 text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        {t(`all.${kind}`)}
      </PreloadLink>
      <SampleView
        kind={kind}
        sample={sample}
        title={head.title}
        action={
          <>
            <Button
              variant="primary"
              size="lg"
              trailingIcon={ArrowRight}
              disabled={isBusy}
              onClick={() => void use(sample)}
              className="max-sm:w-full"
            >
              {t('use')}
            </Button>
            <p className="mt-2 text-14 text-ink-faint">{t('useHint')}</p>
          </>
        }
      >
        {pages.map((page) => (
          <MarkedSheet key={page} sample={sample} page={page} />
        ))}
      </SampleView>
      {sample.related.length > 0 && (
        <section aria-labelledby="related" className="mt-16 border-t border-line pt-10">
          <h2 id="related" className="text-24">
            {t(`related.${kind}`)}
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-6">
            {sample.related.map((one) => (
              <li key={one.slug}>
                <SampleCard head={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
