import type { SampleDetails } from '@vitae/api/contract';
import { sampleKinds } from '@vitae/samples';
import { useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link, useParams, useSearchParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Callout, Segmented } from '../../../parts/components/index.ts';
import { ConflictCallout } from '../conflict-callout.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { oneOf } from '../list/use-list-address.ts';
import { RecordList } from '../record/record-list.tsx';
import { SampleForm } from './sample-form.tsx';
import { SamplePreview } from './sample-preview.tsx';
import { SampleSteps } from './sample-steps.tsx';
import { publicSamplePath, stateTones } from './sample-texts.ts';

/** A sample: what is edited of it, and what visitors see. */
export function TemplateSamplePage() {
  const { t } = useTexts('admin');
  const { slug = '' } = useParams();
  const given = useSearchParams()[0].get('kind') ?? '';
  const kind = oneOf(given, sampleKinds);
  const remote = useRemote({
    key: ['admin sample', kind, slug],
    load: () => callApi((api) => api.admin.samples.get({ kind, slug })),
  });
  return (
    <DetailFrame
      back="/admin/template-samples"
      backText={t('sample.back')}
      remote={remote}
      failed={t('sample.failed')}
      skeleton="h-96"
    >
      {(sample) => <Sample key={`${kind} ${slug}`} newest={sample} />}
    </DetailFrame>
  );
}

function Sample({ newest }: { newest: SampleDetails }) {
  const { t, language } = useTexts('admin');
  const [isPreview, setPreview] = useState(false);
  /** What the form began with: what comes later from the server replaces only what nobody has typed over. */
  const [seen, setSeen] = useState(newest);
  const [content, setContent] = useState(newest.content);
  const isDirty = JSON.stringify(content) !== JSON.stringify(seen.content);
  const take = (next: SampleDetails) => {
    setSeen(next);
    setContent(next.content);
  };
  if (newest.revision > seen.revision && !isDirty) take(newest);
  const isElsewhere = newest.revision > seen.revision && isDirty;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          {!isPreview && (
            <h1 className="flex flex-wrap items-center gap-3 text-24 break-words">
              {seen.content.title}
              <Badge tone={stateTones[seen.state]}>{t(`samples.states.${seen.state}`)}</Badge>
              {seen.hasDraft && <Badge tone="notice">{t('samples.hasDraft')}</Badge>}
              {seen.changeAt !== null && (
                <Badge tone="accent">{t('sample.changeAt', { time: momentText(seen.changeAt, language) })}</Badge>
              )}
            </h1>
          )}
          <p dir="ltr" className="mt-1 text-14 wrap-anywhere text-ink-soft rtl:text-end">
            {seen.state === 'published' ? (
              <Link to={publicSamplePath(seen)} className="text-accent-ink hover:underline">
                {publicSamplePath(seen)}
              </Link>
            ) : (
              publicSamplePath(seen)
            )}
          </p>
        </div>
        <SampleSteps sample={seen} content={content} isDirty={isDirty} onChanged={take} />
      </header>
      <Segmented
        label={t('sample.view')}
        className="self-start"
        value={isPreview ? 'preview' : 'edit'}
        onValueChange={(view) => setPreview(view === 'preview')}
        options={[
          { value: 'edit', label: t('sample.edit') },
          { value: 'preview', label: t('sample.preview') },
        ]}
      />
      {isElsewhere && (
        <ConflictCallout onTheirs={() => take(newest)} onMine={() => setSeen(newest)}>
          {t('sample.elsewhere')}
        </ConflictCallout>
      )}
      {isDirty && !isElsewhere && (
        <p role="status" className="text-13 text-ink-soft">
          {t('sample.unsaved')}
        </p>
      )}
      {seen.isShipped && !isPreview && <Callout>{t('sample.isShipped')}</Callout>}
      {isPreview ? (
        <SamplePreview sample={seen} content={content} />
      ) : (
        <SampleForm sample={seen} content={content} isDirty={isDirty} onChange={setContent} />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('sample.record')}</h2>
        <RecordList subjects={[`sample ${seen.kind} ${seen.slug}`]} />
      </section>
    </div>
  );
}
