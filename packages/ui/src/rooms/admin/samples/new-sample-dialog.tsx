import { jobTitles, sampleKinds, type SampleKind } from '@vitae/samples';
import { useState } from 'react';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Dialog, Field, LineInput, Select, toast } from '../../../parts/components/index.ts';
import { ReasonForm } from '../reason-dialog.tsx';
import { OwnDocument } from './own-document.tsx';
import { adminSamplePath, refreshSamples } from './sample-texts.ts';

interface NewSampleDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a sample, which starts as a draft. */
export function NewSampleDialog({ isOpen, onClose }: NewSampleDialogProps) {
  const { t } = useTexts('admin');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('samples.make')}
      description={t('samples.makeHint')}
      placement="side"
    >
      {isOpen && <NewSampleForm onClose={onClose} />}
    </Dialog>
  );
}

const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const [firstKind] = sampleKinds;

function NewSampleForm({ onClose }: Pick<NewSampleDialogProps, 'onClose'>) {
  const { t } = useTexts('admin');
  const { documents } = usePlatform();
  const navigate = useNavigate();
  const [kind, setKind] = useState<SampleKind>(firstKind);
  const [fields, setFields] = useState({
    jobTitle: jobTitles[0]?.slug ?? '',
    slug: '',
    source: '',
  });
  const set = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const { slug, source } = fields;
  const step = {
    action: t('samples.create'),
    check: () =>
      (!slugRule.test(slug) && t('samples.slugWrong')) || (source === '' && t('samples.sourceMissing')) || '',
    act: async (reason: string) => {
      const jobTitle = jobTitles.find((one) => one.slug === fields.jobTitle);
      if (!jobTitle) throw new Error(`There is no job title ${fields.jobTitle}.`);
      const { doc } = await documents.get(kind, source);
      const made = await callApi((api) =>
        api.admin.samples.create({
          kind,
          slug,
          reason,
          content: {
            title: jobTitle.title,
            jobTitle: jobTitle.slug,
            category: jobTitle.category,
            level: 'mid',
            family: slug,
            points: [],
            document: { ...doc },
          },
        }),
      );
      refreshSamples();
      toast({ title: t('samples.made'), tone: 'good' });
      await navigate(adminSamplePath(made));
    },
  };
  return (
    <ReasonForm step={step} onClose={onClose}>
      <Field label={t('samples.kind')}>
        <Select
          value={kind}
          options={sampleKinds.map((key) => ({ value: key, label: t(`samples.kinds.${textsOfKind(key)}`) }))}
          onChange={({ currentTarget: { value } }) => {
            setKind(sampleKinds.find((key) => key === value) ?? firstKind);
            set({ source: '' });
          }}
        />
      </Field>
      <OwnDocument kind={kind} value={source} onChange={(next) => set({ source: next })} />
      <Field label={t('sample.jobTitle')}>
        <Select
          value={fields.jobTitle}
          options={jobTitles.map(({ slug: value, title }) => ({ value, label: title }))}
          onChange={({ currentTarget: { value } }) => set({ jobTitle: value })}
        />
      </Field>
      <Field label={t('samples.slug')} hint={t('samples.slugHint')}>
        <LineInput
          value={slug}
          maxLength={80}
          autoComplete="off"
          onValueChange={(value) => set({ slug: value.toLowerCase() })}
        />
      </Field>
    </ReasonForm>
  );
}
