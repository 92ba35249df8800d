import type { SampleDetails } from '@vitae/api/contract';
import { fullNameOf, readDocument, type AnyDocument } from '@vitae/domain';
import { jobTitles } from '@vitae/samples';
import { PencilRuler } from 'lucide-react';
import { useMemo, useState } from 'react';
import { builderPath } from '../../../base/documents/paths.ts';
import { errorText } from '../../../base/error-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { wholeLanguageName } from '../../../base/samples/language-name.ts';
import { Button, Field, LineInput, Select, toast } from '../../../parts/components/index.ts';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { Facts, Panel } from '../facts.tsx';
import { OwnDocument } from './own-document.tsx';
import { SamplePoints } from './sample-points.tsx';
import { sampleCategories } from './sample-texts.ts';
import { copyOf, openCopy, takenDocument } from './working-copy.ts';

type Content = SampleDetails['content'];

interface SampleFormProps {
  sample: SampleDetails;
  content: Content;
  isDirty: boolean;
  onChange: (content: Content) => void;
}

const levels = ['entry', 'mid', 'senior'] as const;

/** What an admin edits of a sample. */
export function SampleForm({ sample, content, isDirty, onChange }: SampleFormProps) {
  const { t } = useTexts('admin');
  const set = (changed: Partial<Content>) => onChange({ ...content, ...changed });
  const categories = [...new Set([content.category, ...sampleCategories])];
  const document = useMemo(() => readDocument(content.document), [content.document]);
  const isListed = jobTitles.some(({ slug }) => slug === content.jobTitle);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={t('sample.fields')}>
          <Field label={t('samples.name')}>
            <LineInput value={content.title} maxLength={80} onValueChange={(title) => set({ title })} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('sample.jobTitle')}>
              <Select
                value={content.jobTitle}
                options={[
                  ...(isListed ? [] : [{ value: content.jobTitle, label: content.jobTitle }]),
                  ...jobTitles.map(({ slug, title }) => ({ value: slug, label: title })),
                ]}
                onChange={({ currentTarget: { value } }) => set({ jobTitle: value })}
              />
            </Field>
            <Field label={t('samples.category')}>
              <Select
                value={content.category}
                options={categories.map((category) => ({ value: category, label: category }))}
                onChange={({ currentTarget: { value } }) => set({ category: value })}
              />
            </Field>
            <Field label={t('samples.level')}>
              <Select
                value={content.level}
                options={levels.map((level) => ({ value: level, label: t(`samples.levels.${level}`) }))}
                onChange={({ currentTarget: { value } }) =>
                  set({ level: levels.find((level) => level === value) ?? 'mid' })
                }
              />
            </Field>
            <Field label={t('sample.family')} hint={t('sample.familyHint')}>
              <LineInput
                value={content.family}
                maxLength={80}
                autoComplete="off"
                onValueChange={(value) => set({ family: value.toLowerCase() })}
              />
            </Field>
          </div>
        </Panel>
        <SamplePoints
          document={content.document}
          locale={document.locale}
          points={content.points}
          onChange={(points) => set({ points })}
        />
      </div>
      <SampleDocument
        sample={sample}
        content={content}
        document={document}
        isDirty={isDirty}
        onChange={(changed) => set({ document: changed })}
      />
    </div>
  );
}

interface SampleDocumentProps {
  sample: SampleDetails;
  content: Content;
  /** As read of the content. */
  document: AnyDocument;
  isDirty: boolean;
  onChange: (document: Content['document']) => void;
}

/** The document of a sample, which is edited as a copy in the builder and taken over from there. */
function SampleDocument({ sample, content, document, isDirty, onChange }: SampleDocumentProps) {
  const { t } = useTexts('admin');
  const { documents } = usePlatform();
  const navigate = useNavigate();
  const copy = copyOf(sample);
  const [chosen, setChosen] = useState<string | null>(null);
  const source = chosen ?? copy;
  const edit = async () => {
    try {
      const { kind, slug } = await openCopy(documents, { ...sample, content });
      await navigate(builderPath(kind, slug));
    } catch (error) {
      toast({ title: t('sample.notTaken'), description: errorText(error), tone: 'danger' });
    }
  };
  const take = async () => {
    try {
      onChange(await takenDocument(documents, { kind: sample.kind, id: source }, content.document));
      toast({ title: t('sample.taken'), tone: 'good' });
    } catch (error) {
      toast({ title: t('sample.notTaken'), description: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Panel title={t('sample.document')}>
      <Facts
        facts={[
          [t('samples.person'), fullNameOf(document)],
          [t('samples.language'), wholeLanguageName(document.locale)],
        ]}
      />
      <p className="text-13 text-ink-soft">{t('sample.buildHint')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={PencilRuler} disabled={isDirty} onClick={() => void edit()}>
          {t(copy === '' ? 'sample.build' : 'sample.buildAgain')}
        </Button>
        {isDirty && <span className="text-13 text-ink-faint">{t('sample.buildFirst')}</span>}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <OwnDocument kind={sample.kind} value={source} onChange={setChosen} copy={copy} />
        </div>
        <Button disabled={source === ''} onClick={() => void take()}>
          {t('sample.take')}
        </Button>
      </div>
      <div className="w-full max-w-md">
        <PagePicture title={content.title} doc={document} />
      </div>
    </Panel>
  );
}
