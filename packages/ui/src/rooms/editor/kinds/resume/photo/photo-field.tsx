import type { PhotoShape } from '@vitae/domain';
import { Crop as CropIcon, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { loadAreas, useTexts } from '../../../../../base/i18n/index.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Button, classNames, toast, toastNotLoaded } from '../../../../../parts/components/index.ts';
import { late } from '../../../../../parts/components/late.tsx';
import { resumeBinding } from '../bindings.ts';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { decodePicture, pickPicture } from '../../../controls/pick-picture.ts';
import { useAssetUrl } from '../../../controls/use-asset-url.ts';
import { TextControl } from '../../../controls/text-control.tsx';
import { withBasics } from '../document-edits.ts';
import { useChange, useDocument } from '../hooks.ts';
import { isPhotoUsual } from '../steps/target-habits.ts';
import { movedCrop, type Crop } from './crop.ts';

const CropDialog = late(
  async () => (await Promise.all([import('./crop-dialog.tsx'), loadAreas(['steps'])]))[0].CropDialog,
);

/** The initial crop of a picture: faces are in the upper half. */
const firstCrop: Crop = { x: 0.5, y: 0.4, zoom: 1 };

/** A picture that is being cropped. */
interface Cropping {
  picture: ImageBitmap;
  /** SHA-256 of the stored picture that it was read from, if any. */
  stored: string | null;
  before: { crop: Crop; shape: PhotoShape };
}

/** The photo: chosen, cropped, described, removed. */
export function PhotoField() {
  const { t } = useTexts('editor');
  const { documents, files } = usePlatform();
  const change = useChange();
  const photo = useDocument(({ basics }) => basics.photo);
  const asset = photo?.asset ?? null;
  const usual = useDocument(({ country }) => isPhotoUsual(country));
  const url = useAssetUrl(asset);
  const templateId = useDocument(({ template }) => template.id);
  const own = useOwnShape(asset !== null, templateId);
  const [cropping, setCropping] = useState<Cropping | null>(null);
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

  const unreadable = { title: t('photo.unreadable'), description: t('photo.unreadableHint') };
  const crop = async (picture: ImageBitmap | null, stored: string | null, kept: Crop) => {
    if (!picture) return;
    try {
      const shape = photo?.shape ?? ((await shapeOf(templateId)) || 'square');
      setCropping({ picture, stored, before: { crop: kept, shape } });
    } catch {
      toastNotLoaded();
    }
  };
  const pick = async () => crop(await pickPicture(files, unreadable), null, firstCrop);
  const cropAgain = async () => {
    if (!photo) return;
    // If the original picture is missing, the photo itself is cropped further.
    const { asset: stored, ...kept } = photo.origin ?? { asset: photo.asset, x: 0.5, y: 0.5, zoom: 1 };
    const read = async () => {
      const { bytes, type } = await documents.getAsset(stored);
      return new Blob([bytes], { type });
    };
    await crop(await decodePicture(read, unreadable), stored, kept);
  };
  const use = async (kept: Crop, shape: PhotoShape) => {
    if (!cropping) return;
    const { picture } = cropping;
    setCropping(null);
    try {
      const { encodePhoto, encodeWhole } = await import('./encode-photo.ts');
      const stored = await documents.putAsset(await encodePhoto(picture, kept));
      const origin = {
        asset: cropping.stored ?? (await documents.putAsset(await encodeWhole(picture))),
        ...movedCrop(picture, kept, 0, 0),
      };
      change(t('undo.photo'), (resume) => {
        const { tokens } = resume.template;
        const alt = resume.basics.photo?.alt ?? '';
        const shown = withBasics(resume, { photo: { asset: stored, alt, shape, origin } });
        // A user who adds a photo wants to see it.
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
            <img
              src={url}
              alt={t('photo.title')}
              className={classNames(
                'size-20 border border-line object-cover',
                (photo?.shape ?? own) === 'circle' ? 'rounded-full' : 'rounded-card',
              )}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={ImagePlus} onClick={() => void pick()}>
              {t(asset ? 'photo.change' : 'photo.add')}
            </Button>
            {asset && (
              <Button size="sm" icon={CropIcon} onClick={() => void cropAgain()}>
                {t('photo.cropAgain')}
              </Button>
            )}
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
        {asset && own === false && <p className="text-13 text-notice-ink">{t('photo.notDrawn')}</p>}
        {asset && <TextControl binding={alt} example={t('photo.altExample')} />}
      </section>
      {cropping && (
        <CropDialog
          picture={cropping.picture}
          before={cropping.before}
          onCancel={() => setCropping(null)}
          onDone={(kept, shape) => void use(kept, shape)}
          onMissing={() => {
            setCropping(null);
            toastNotLoaded();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The shape that a template gives to a photo; `false` if it draws none. */
async function shapeOf(templateId: string): Promise<PhotoShape | false> {
  const { templateOf } = await import('@vitae/templates');
  return templateOf(templateId).photo;
}

/** The same; requested only when there is a photo, since the templates are large. */
function useOwnShape(isAsked: boolean, templateId: string): PhotoShape | false | null {
  const [own, setOwn] = useState<PhotoShape | false | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let wanted = true;
    shapeOf(templateId).then(
      (shape) => wanted && setOwn(shape),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [isAsked, templateId]);
  return own;
}
