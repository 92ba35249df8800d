import type { Asset } from '@vitae/store';
import { ImagePlus, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../../base/error-text.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Button, toast, toastNotLoaded } from '../../../../../parts/components/index.ts';
import { late } from '../../../../../parts/components/late.tsx';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { pickPicture } from '../../../controls/pick-picture.ts';
import { useAssetUrl } from '../../../controls/use-asset-url.ts';
import { useChange, useDocument } from '../hooks.ts';

const DrawDialog = late(async () => (await import('./draw-dialog.tsx')).DrawDialog);

/** How the letter is signed: by hand once it is printed, or with a picture, drawn here or chosen. */
export function SignatureField() {
  const { t } = useTexts('letter');
  const { documents, files } = usePlatform();
  const change = useChange();
  const asset = useDocument(({ signature }) => signature?.asset ?? null);
  const url = useAssetUrl(asset);
  const [isDrawing, setIsDrawing] = useState(false);

  const keep = async (make: () => Promise<Asset>) => {
    try {
      const stored = await documents.putAsset(await make());
      change(t('undo.signature'), (letter) => ({ ...letter, signature: { asset: stored } }));
    } catch (error) {
      toast({ title: t('signature.failed'), description: errorText(error), tone: 'danger' });
    }
  };
  const pick = async () => {
    const unreadable = { title: t('signature.unreadable'), description: t('signature.unreadableHint') };
    const picture = await pickPicture(files, unreadable);
    if (!picture) return;
    await keep(async () => (await import('./encode-signature.ts')).encodeSignature(picture));
    picture.close();
  };
  return (
    <FieldFrame path="signature" className="col-span-full">
      <div role="group" aria-label={t('fields.signature')} className="flex flex-col gap-2">
        <p className="text-13 font-medium text-ink-soft">{t('fields.signature')}</p>
        {asset && url && (
          <img
            src={url}
            alt={t('signature.shown')}
            className="h-20 max-w-full self-start rounded-card border border-line bg-paper object-contain p-2"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={PenLine} onClick={() => setIsDrawing(true)}>
            {t(asset ? 'signature.again' : 'signature.drawn')}
          </Button>
          <Button size="sm" icon={ImagePlus} onClick={() => void pick()}>
            {t(asset ? 'signature.other' : 'signature.picture')}
          </Button>
          {asset && (
            <Button
              size="sm"
              variant="ghost"
              icon={Trash2}
              onClick={() => change(t('undo.signature'), (letter) => ({ ...letter, signature: null }))}
            >
              {t('signature.remove')}
            </Button>
          )}
        </div>
        {!asset && <p className="text-13 text-ink-faint">{t('signature.handHint')}</p>}
      </div>
      {isDrawing && (
        <DrawDialog
          onCancel={() => setIsDrawing(false)}
          onDone={(make) => {
            setIsDrawing(false);
            void keep(make);
          }}
          onMissing={() => {
            setIsDrawing(false);
            toastNotLoaded();
          }}
        />
      )}
    </FieldFrame>
  );
}
