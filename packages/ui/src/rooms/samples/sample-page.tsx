import type { Sample } from '@vitae/api/samples';
import { readDocument } from '@vitae/domain';
import type { SampleKind } from '@vitae/samples';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { textsOf, useTexts } from '../../base/i18n/index.ts';
import { pageNotFound, useLoaderData, type Visit } from '../../base/router/index.ts';
import { kindOfSamples } from '../../base/samples/kind-of-samples.ts';
import { languageName } from '../../base/samples/language-name.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { Button } from '../../parts/components/button.tsx';
import { SampleCard, samplePath } from '../../parts/samples/sample-card.tsx';
import { useSample } from '../../parts/samples/use-sample.ts';
import { DocumentText } from './document-text.tsx';
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
  const document = readDocument(sample.document);
  const pages = (sample.pages ?? [null]).map((_, index) => index + 1);
  const language = languageName(sample.locale);
  return (
    <>
      <PreloadLink
        to={`/${kind}s`}
        className="inline-flex min-h-9 items-center gap-2 text-14 text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        {t(`all.${kind}`)}
      </PreloadLink>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <header className="lg:col-start-2 lg:row-start-1">
          <p className="text-14 text-ink-faint">
            {sample.category} · {t(`levels.${sample.level}`)}
            {language && ` · ${language}`}
          </p>
          <h1 className="mt-1 text-32 sm:text-44">{head.title}</h1>
          <p className="mt-3 text-16 text-ink-soft">{t(`about.${kind}`, { person: sample.person })}</p>
          <div className="mt-6">
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
          </div>
          {sample.siblings.length > 0 && (
            <nav aria-label={t('inLanguages')} className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-14">
              {sample.siblings
                .filter(({ slug }) => slug !== sample.slug)
                .map(({ slug, locale }) => (
                  <PreloadLink key={slug} to={samplePath({ kind, slug })} className="text-accent-ink underline">
                    {languageName(locale) || 'English'}
                  </PreloadLink>
                ))}
            </nav>
          )}
        </header>
        <div className="flex flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {pages.map((page) => (
            <MarkedSheet key={page} sample={sample} page={page} />
          ))}
        </div>
        <section aria-labelledby="works" className="lg:col-start-2 lg:row-start-2">
          <h2 id="works" className="text-20">
            {t('works')}
          </h2>
          <ol className="mt-4 flex flex-col gap-4">
            {sample.points.map(({ text }, index) => (
              <li key={text} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-13 font-semibold text-on-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="text" className="mt-16 border-t border-line pt-10">
        <h2 id="text" className="text-24">
          {t(`text.${kind}`)}
        </h2>
        <DocumentText kind={kind} document={document} />
      </section>
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
