import { duplicateResume } from '@vitae/domain';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../app/error-text.ts';
import { usePageTitle } from '../app/page-title.ts';
import { usePlatform } from '../app/platform.ts';
import { Button, ButtonLink, Skeleton, toast } from '../components/index.ts';
import { PagePicture } from './page-picture.tsx';
import { loadSamples, type Sample } from './samples.ts';

/** `/resume/start?from=sample`: finished resumes to take over. */
export function SamplePicker() {
  const { t } = useTranslation('library');
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const [samples, setSamples] = useState<Sample[] | null>(null);
  usePageTitle(t('samples.title'));
  useEffect(() => void loadSamples().then(setSamples), []);

  const use = async ({ resume, jobTitle }: Sample) => {
    try {
      const { doc } = await store.create(duplicateResume(resume, jobTitle));
      await navigate(`/resume/builder/${doc.slug}`);
    } catch (error) {
      toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' });
    }
  };

  return (
    <>
      <ButtonLink to="/resume/start" variant="ghost" size="sm" icon={ArrowLeft} className="-ml-2.5">
        {t('samples.back')}
      </ButtonLink>
      <h1 className="mt-3 text-32">{t('samples.title')}</h1>
      <p className="mt-1 max-w-[64ch] text-14 text-ink-soft">{t('samples.intro')}</p>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3" aria-busy={samples === null}>
        {samples === null
          ? Array.from({ length: 3 }, (_, index) => (
              <li key={index}>
                <Skeleton className="aspect-[1/1.35]" />
              </li>
            ))
          : samples.map((sample) => (
              <li key={sample.id} className="flex flex-col gap-3">
                <PagePicture title={sample.jobTitle} resume={sample.resume} className="rounded-[3px]" />
                <div className="flex items-center justify-between gap-3">
                  <h2 className="min-w-0 text-16">{sample.jobTitle}</h2>
                  <Button size="sm" aria-label={t('samples.useNamed', { title: sample.jobTitle })} onClick={() => void use(sample)}>
                    {t('samples.use')}
                  </Button>
                </div>
              </li>
            ))}
      </ul>
    </>
  );
}
