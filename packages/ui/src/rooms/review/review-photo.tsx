import type { ImportedDocument } from '@vitae/importer';
import { useMemo } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useObjectUrl } from '../../base/use-object-url.ts';
import { Switch } from '../../parts/components/index.ts';
import type { ReviewKind } from './review-kind.ts';
import type { Review } from './use-review.ts';

interface ReviewPhotoProps {
  kind: ReviewKind;
  result: ImportedDocument;
  review: Review;
}

/** The photo that came with the file, which a person can leave out; nothing if there is none. */
export function ReviewPhoto({ kind, result, review }: ReviewPhotoProps) {
  const { t } = useTexts('review');
  const asset = kind.photo?.assetOf(result.document) ?? null;
  const picture = asset === null ? undefined : result.assets.get(asset);
  const blob = useMemo(
    () => (picture ? new Blob([Uint8Array.from(picture.bytes)], { type: picture.type }) : null),
    [picture],
  );
  const url = useObjectUrl(blob);
  if (!kind.photo || !picture) return null;
  const { assetOf, withPhotoOf } = kind.photo;
  const isUsed = assetOf(review.document) !== null;
  const use = (isWanted: boolean) =>
    review.edit(
      (draft) => ({ ...draft, document: withPhotoOf(draft.document, isWanted ? result.document : null) }),
      t('review.photo'),
    );
  return (
    <section aria-labelledby="photo-from-file" className="flex items-center gap-4">
      <h2 id="photo-from-file" className="sr-only">
        {t('review.photo')}
      </h2>
      {url !== null && (
        <img
          src={url}
          alt={t('review.photo')}
          className={isUsed ? 'size-16 rounded-card object-cover' : 'size-16 rounded-card object-cover opacity-40'}
        />
      )}
      <Switch label={t('review.usePhoto')} checked={isUsed} onCheckedChange={use} className="flex-1 text-14" />
    </section>
  );
}
