import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Button, toast } from '../../../../../parts/components/index.ts';
import { resumeBinding } from '../bindings.ts';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { withBasics } from '../document-edits.ts';
import { useChange, useDocument } from '../hooks.ts';
import { isPhotoUsual } from '../steps/target-habits.ts';
import type { Crop } from './crop.ts';
import type { PhotoShape } from './encode-photo.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The photo: chosen, cropped, described, removed. */
export function PhotoField() {
  const { t } = useTexts('editor');
  const { documents, files } = usePlatform();
  const change = useChange();
  const asset = useDocument(({ basics }) => basics.photo?.asset ?? null);
  const usual = useDocument(({ country }) => isPhotoUsual(country));
  const url = useAssetUrl(asset);
  const isDrawn = useIsDrawn(asset !== null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const alt = useMemo(
    () =>
      resumeBinding<string>({
        path: 'basics.photo.alt',
        label: t('photo.alt'),
        read: ({ basics }) => basics.photo?.alt ?? '',
        write: (resume, value) =>
          resume.basics.photo ? withBasics(resume, { photo: { ...resume.basics.photo, alt: value } }) : resume,
      }),
    [t],
  );

  const pick = async () => {
    const [file] = await files.pick(accepted);
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toast({ title: t('photo.unreadable'), description: t('photo.unreadableHint'), tone: 'danger' });
    }
  };
  const use = async (crop: Crop, shape: PhotoShape) => {
    if (!picture) return;
    setPicture(null);
    try {
      const { encodePhoto } = await import('./encode-photo.ts');
      const stored = await documents.putAsset(await encodePhoto(picture, crop, shape));
      change(t('undo.photo'), (resume) => {
        const { tokens } = resume.template;
        const shown = withBasics(resume, { photo: { asset: stored, alt: resume.basics.photo?.alt ?? '' } });
        // Who adds a photo wants to see it.
        return tokens.showPhoto === false
          ? { ...shown, template: { ...shown.template, tokens: { ...tokens, showPhoto: null } } }
          : shown;
      });
    } catch (error) {
      toast({ title: t('photo.failed'), description: errorText(error), tone: 'danger' });
    } finally {
      picture.close();
    }
  };
  return (
    <FieldFrame path="basics.photo">
      <section aria-labelledby="photo-heading" className="flex flex-col gap-3">
        <h2 id="photo-heading" className="text-16">
          {t('photo.title')}
        </h2>
        <p className="text-13 text-ink-faint">{t(usual ? 'photo.usual' : 'photo.unusual')}</p>
        <div className="flex items-center gap-4">
          {asset && url && (
            <img src={url} alt={t('photo.title')} className="size-20 rounded-card border border-line object-cover" />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={ImagePlus} onClick={() => void pick()}>
              {t(asset ? 'photo.change' : 'photo.add')}
            </Button>
            {asset && (
              <Button
                size="sm"
                variant="ghost"
                icon={Trash2}
                onClick={() => change(t('undo.photoRemoved'), (resume) => withBasics(resume, { photo: null }))}
              >
                {t('photo.remove')}
              </Button>
            )}
          </div>
        </div>
        {asset && !isDrawn && <p className="text-13 text-notice-ink">{t('photo.notDrawn')}</p>}
        {asset && <TextControl binding={alt} example={t('photo.altExample')} />}
      </section>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            onCancel={() => setPicture(null)}
            onDone={(crop, shape) => void use(crop, shape)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

/** An address under which an image element can show a stored picture. */
function useAssetUrl(asset: string | null): string | null {
  const { documents } = usePlatform();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (asset === null) return undefined;
    let made: string | null = null;
    let wanted = true;
    documents.getAsset(asset).then(
      ({ bytes, type }) => {
        if (!wanted) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setUrl(made);
      },
      () => setUrl(null),
    );
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [documents, asset]);
  return url;
}

/** Whether the template draws a photo; asked only when there is one, for the templates are no small thing to fetch. */
function useIsDrawn(isAsked: boolean): boolean {
  const templateId = useDocument(({ template }) => template.id);
  const [isDrawn, setIsDrawn] = useState(true);
  useEffect(() => {
    if (!isAsked) return undefined;
    let wanted = true;
    import('@vitae/templates').then(
      ({ templateOf }) => wanted && setIsDrawn(templateOf(templateId).photo),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [isAsked, templateId]);
  return isDrawn;
}
