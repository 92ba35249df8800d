import type { OfferedPlans } from '@vitae/api/samples';
import { ArrowRight, Check, FileUp } from 'lucide-react';
import { galleryPath, resumeKind, startPath } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadAreas, useTexts } from '../../base/i18n/index.ts';
import { useLoaderData, useNavigate, type Visit } from '../../base/router/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { isPrerendering } from '../../base/prerendering.ts';
import { useFileDrop } from '../../base/use-file-drop.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { Button, ButtonLink, classNames } from '../../parts/components/index.ts';
import { useSight } from '../../parts/use-sight.ts';
import { TemplatePicture } from '../../parts/documents/template-picture.tsx';
import { acceptedPictures } from '../../base/documents/accepted-pictures.ts';
import { acceptedFiles, handFiles, uploadPath } from '../../base/documents/handed-files.ts';
import { evaluationStartPath } from '../../base/evaluation/paths.ts';
import { Carousel } from './carousel.tsx';
import { LiveResume } from './live-resume/live-resume.tsx';
import { Questions } from './questions.tsx';

const section = 'mx-auto max-w-6xl px-4 sm:px-6';
const steps = ['bring', 'write', 'download'] as const;

interface Loaded {
  /** The plans as the server put them into the page; null on a page that the browser renders. */
  plans: OfferedPlans | null;
}

export async function loader({ sources }: Visit): Promise<Loaded> {
  return { plans: (await sources?.plans?.()) ?? null };
}

const isLoaded = (data: unknown): data is Loaded => typeof data === 'object' && data !== null && 'plans' in data;

/** `/` and `/home`: one promise, one action, and the product at work. */
export function HomePage() {
  const { t } = useTexts('site');
  useRegisteredTitle();
  return (
    <>
      <section
        aria-labelledby="promise"
        className={classNames(
          section,
          'grid items-center gap-10 pt-8 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-14 lg:pb-24',
        )}
      >
        <div>
          <h1 id="promise" className="display text-44 leading-[1.08] sm:text-60">
            {t('home.promise')}
          </h1>
          <p className="mt-5 max-w-[46ch] text-16 text-ink-soft sm:text-20 sm:leading-normal">{t('home.explain')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to={startPath(resumeKind)} variant="primary" size="lg" trailingIcon={ArrowRight}>
              {t('home.action')}
            </ButtonLink>
            <p className="text-14 text-ink-faint">{t('home.reassure')}</p>
          </div>
        </div>
        <LiveResume />
      </section>

      <section aria-labelledby="looks" className={classNames(section, 'below-first-screen pb-16 sm:pb-24')}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="looks" className="display text-32 sm:text-44">
              {t('home.looks')}
            </h2>
            <p className="mt-3 max-w-[52ch] text-ink-soft">{t('home.looksText')}</p>
          </div>
          <ButtonLink to={galleryPath(resumeKind)} trailingIcon={ArrowRight}>
            {t('home.looksAll')}
          </ButtonLink>
        </div>
        <Carousel labelledBy="looks">
          {templates.map(({ id, name }) => (
            <TemplateSheet key={id} id={id} name={name} />
          ))}
        </Carousel>
      </section>

      <section aria-labelledby="how" className="border-y border-line bg-surface py-16 sm:py-24">
        <div className={section}>
          <h2 id="how" className="display text-32 sm:text-44">
            {t('home.how')}
          </h2>
          <ol className="mt-10 grid gap-8 md:grid-cols-3">
            {steps.map((step, index) => (
              <li key={step}>
                <span className="text-14 font-semibold text-notice-ink tabular-nums">{index + 1}</span>
                <h3 className="mt-1 text-20">{t(`home.steps.${step}.title`)}</h3>
                <p className="mt-2 text-ink-soft">{t(`home.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section
        aria-labelledby="evaluation"
        className={classNames(section, 'grid gap-10 py-16 sm:py-24 lg:grid-cols-2 lg:items-center lg:gap-14')}
      >
        <div>
          <h2 id="evaluation" className="display text-32 sm:text-44">
            {t('home.evaluation')}
          </h2>
          <p className="mt-3 max-w-[52ch] text-ink-soft">{t('home.evaluationText')}</p>
          <ul className="mt-6 flex flex-col gap-3">
            {t('home.evaluationList').map((line) => (
              <li key={line} className="flex gap-3">
                <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good-ink" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <DropZone />
      </section>

      <Prices />

      <section aria-labelledby="honest" className="border-t border-line bg-surface py-16 sm:py-24">
        <div className={section}>
          <h2 id="honest" className="display text-32 sm:text-44">
            {t('home.honest')}
          </h2>
          <div className="mt-10 grid gap-10 md:grid-cols-2">
            <div>
              <h3 className="text-20">{t('home.today')}</h3>
              <ul className="mt-4 flex flex-col gap-3">
                {t('home.todayList').map((line) => (
                  <li key={line} className="flex gap-3">
                    <Check size={20} aria-hidden className="mt-0.5 text-good-ink" />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3 className="text-20">{t('home.notYet')}</h3>
              <ul className="mt-4 flex flex-col gap-3 text-ink-soft">
                {t('home.notYetList').map((line) => (
                  <li key={line} className="flex gap-3">
                    <span aria-hidden className="mt-[0.7em] h-px w-5 shrink-0 bg-line-strong" />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </section>

      <Questions />
    </>
  );
}

/** Resolved once the prices are almost on screen: the code that lets a visitor choose among them is fetched then. */
const wanted = Promise.withResolvers<void>();

const PlanOffers = lazy(async () => {
  if (!isPrerendering()) await wanted.promise;
  const [{ PlanOffers: Offers }] = await Promise.all([
    import('../../parts/pricing/plan-offers.tsx'),
    loadAreas(['billing']),
  ]);
  return { default: Offers };
});

function Prices() {
  const { t } = useTexts('site');
  const data = useLoaderData();
  const place = useRef<HTMLElement>(null);
  const [wasSeen] = useSight(place);
  useEffect(() => {
    if (wasSeen) wanted.resolve();
  }, [wasSeen]);
  const plans = isLoaded(data) ? data.plans : null;
  return (
    <section ref={place} id="prices" aria-labelledby="prices-title" className={classNames(section, 'pb-16 sm:pb-24')}>
      <h2 id="prices-title" className="display text-32 sm:text-44">
        {t('home.prices')}
      </h2>
      <p className="mt-3 mb-10 max-w-[52ch] text-ink-soft">{t('home.pricesText')}</p>
      <div className="min-h-100">
        <Suspense>
          <PlanOffers
            current={null}
            headingLevel={3}
            offered={plans}
            freeAction={
              <ButtonLink to={startPath(resumeKind)} className="w-full">
                {t('home.action')}
              </ButtonLink>
            }
          />
        </Suspense>
      </div>
    </section>
  );
}

function TemplateSheet({ id, name }: { id: string; name: string }) {
  return (
    <li>
      <PreloadLink
        to={galleryPath(resumeKind)}
        className="block rounded-[3px] transition-[translate] hover:-translate-y-0.5"
      >
        <TemplatePicture
          kind={resumeKind.key}
          template={id}
          title={name}
          sizes="(min-width: 40rem) 16rem, 14rem"
          isLive
          className="rounded-[3px]"
        />
        <span className="mt-3 block text-14 font-medium">{name}</span>
      </PreloadLink>
    </li>
  );
}

/** Takes a visitor's existing resume and evaluates it immediately, without an account. */
function DropZone() {
  const { t } = useTexts('site');
  const { files } = usePlatform();
  const navigate = useNavigate();
  const go = (file: File | undefined) => {
    if (!file) return;
    handFiles([file]);
    void navigate(evaluationStartPath(resumeKind));
  };
  const { isOver, area } = useFileDrop(([file]) => go(file));
  const choose = async () => go((await files.pick(`${acceptedFiles},${acceptedPictures}`))[0]);
  return (
    <div
      {...area}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-dialog border border-dashed px-6 py-12 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface-sunken',
      )}
    >
      <FileUp size={20} aria-hidden className="text-accent-ink" />
      <p className="text-20 font-semibold">{t('home.drop')}</p>
      <p className="max-w-[44ch] text-14 text-ink-soft">{t('home.dropHint')}</p>
      <Button data-accept={acceptedFiles} onClick={() => void choose()}>
        {t('home.dropChoose')}
      </Button>
      <PreloadLink to={uploadPath} className="text-14 text-accent-ink underline underline-offset-2">
        {t('home.dropEdit')}
      </PreloadLink>
    </div>
  );
}
