import type { SampleDetails } from '@vitae/api/contract';
import { fullNameOf, readDocument } from '@vitae/domain';
import { isSampleKind } from '@vitae/samples';
import { useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { languageName } from '../../../base/samples/language-name.ts';
import { VersionPages } from '../../../parts/history/version-pages.tsx';
import { SampleView } from '../../../parts/samples/sample-view.tsx';

interface SamplePreviewProps {
  sample: SampleDetails;
  content: SampleDetails['content'];
}

/** A sample as its public page will show it. */
export function SamplePreview({ sample: { kind, slug }, content }: SamplePreviewProps) {
  const { t } = useTexts('admin');
  const { t: ofSamples } = useTexts('samples');
  const document = useMemo(() => readDocument(content.document), [content.document]);
  if (!isSampleKind(kind)) return null;
  const { title } = content;
  const language = languageName(document.locale);
  return (
    <SampleView
      kind={kind}
      sample={{ ...content, slug, locale: document.locale, person: fullNameOf(document), siblings: [] }}
      title={language ? ofSamples(`titleIn.${kind}`, { title, language }) : ofSamples(`title.${kind}`, { title })}
      action={<p className="text-14 text-ink-faint">{t('sample.previewHint')}</p>}
    >
      <VersionPages version={document} />
    </SampleView>
  );
}
