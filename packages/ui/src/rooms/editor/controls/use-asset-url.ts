import { useEffect, useState } from 'react';
import { usePlatform } from '../../../base/platform.ts';
import { useObjectUrl } from '../../../base/use-object-url.ts';

/** A URL with which an image element can show a stored picture; `null` until it is read, and if there is none. */
export function useAssetUrl(asset: string | null): string | null {
  const { documents } = usePlatform();
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    if (asset === null) return undefined;
    let wanted = true;
    documents.getAsset(asset).then(
      ({ bytes, type }) => {
        if (wanted) setPicture(new Blob([bytes], { type }));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      setPicture(null);
    };
  }, [documents, asset]);
  return useObjectUrl(picture);
}
