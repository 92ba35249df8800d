import { readOwnDocument } from '@vitae/importer/own-files';
import { useState } from 'react';
import { builderPath } from '../../base/documents/paths.ts';
import { errorText } from '../../base/error-text.ts';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useNavigate } from '../../base/router/index.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { storeRead } from './store-read.ts';
import { ChooseFile, type Choosing } from './choose-file.tsx';

/** `/{kind}/start/upload` for a kind that can only be read from files of our own format: opens one as a document. */
export function OwnFilePage() {
  const { t } = useTexts('review');
  const { documents: store } = usePlatform();
  const kind = usePageKind();
  const navigate = useNavigate();
  const [state, setState] = useState<Choosing>({ status: 'choosing' });
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    setState({ status: 'reading', file, progress: { stage: 'read', done: 0 } });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await readOwnDocument(bytes, kind.key, interfaceLocale());
      // Before the document that names them: a document must never be without its pictures.
      for (const asset of read.assets.values())
        await store.putAsset({ type: asset.type, bytes: Uint8Array.from(asset.bytes) });
      const { slug } = await storeRead(store, read.document);
      await navigate(builderPath(kind.key, slug));
    } catch (error) {
      setState({ status: 'failed', file, message: errorText(error) });
    }
  };
  return (
    <ChooseFile
      kind={kind}
      state={state}
      texts={{ title: t('ownFile.title'), drop: t('ownFile.drop'), formats: t('ownFile.formats') }}
      accept=".json,.vitae"
      onFiles={(files) => void open(files)}
      onCancel={() => setState({ status: 'choosing' })}
    />
  );
}
