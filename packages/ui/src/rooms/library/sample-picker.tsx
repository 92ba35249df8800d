import { duplicateDocument, startPath } from '@vitae/domain';
import { loadSample, sampleResumes, type SampleSummary } from '@vitae/samples';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, ButtonLink, toast } from '../../parts/components/index.ts';
import { PagePicture } from '../../parts/documents/page-picture.tsx';

/** `/resume/start?from=sample`: finished resumes to start from. */
export function SamplePicker() {
  const { t } = useTexts('library');
  const kind = usePageKind();
  usePageTitle(t('samples.title'));
  return (
    <>
      <ButtonLink to={startPath(kind)} variant="ghost" size="sm" icon={ArrowLeft} className="-ml-2.5">
        {t('samples.back')}
      </ButtonLink>
      <h1 className="mt-3 text-32">{t('samples.title')}</h1>
      <p className="mt-1 max-w-[64ch] text-14 text-ink-soft">{t('samples.intro')}</p>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {sampleResumes.map((sample) => (
          <li key={sample.slug}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SampleCard({ sample: { slug, title, fullName } }: { sample: SampleSummary }) {
  const { t } = useTexts('library');
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const load = useCallback(() => loadSample(slug), [slug]);

  const use = async () => {
    try {
      const { doc } = await store.create(duplicateDocument(await load(), title));
      await navigate(builderPath(doc.kind, doc.slug));
    } catch (error) {
      toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' });
    }
  };

  return (
    <article aria-label={title} className="flex flex-col gap-3">
      <PagePicture title={title} doc={load} className="rounded-[3px]" />
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="truncate text-16">{title}</h2>
          <p className="truncate text-13 text-ink-faint">{fullName}</p>
        </div>
        <Button size="sm" aria-label={t('samples.useNamed', { title })} onClick={() => void use()}>
          {t('samples.use')}
        </Button>
      </div>
    </article>
  );
}
