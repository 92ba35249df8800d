import type { Sample, SampleHead } from '@vitae/api/samples';
import { duplicateDocument, readDocument } from '@vitae/domain';
import { useState } from 'react';
import { builderPath } from '../../base/documents/paths.ts';
import { errorText } from '../../base/error-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useNavigate } from '../../base/router/index.ts';
import { samplesOf } from '../../base/samples/sample-source.ts';
import { toast } from '../components/toast.ts';

/** Opens a copy of a sample in the builder. It is this device's own document; no account is needed. */
export function useSample(): { use: (sample: SampleHead | Sample) => Promise<void>; isBusy: boolean } {
  const { t } = useTexts('samples');
  const platform = usePlatform();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const use = async (sample: SampleHead | Sample) => {
    setBusy(true);
    try {
      const whole = 'document' in sample ? sample : await samplesOf(platform).get(sample.kind, sample.slug);
      if (!whole) throw new Error(t('gone'));
      const copy = duplicateDocument(readDocument(whole.document), whole.title);
      const { doc } = await platform.documents.create(copy);
      await navigate(builderPath(doc.kind, doc.slug));
    } catch (error) {
      toast({ title: t('notOpened'), description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { use, isBusy };
}
