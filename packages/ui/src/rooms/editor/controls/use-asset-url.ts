import { useEffect, useState } from 'react';
import { usePlatform } from '../../../base/platform.ts';

/** A URL with which an image element can show a stored picture; `null` until it is read, and if there is none. */
export function useAssetUrl(asset: string | null): string | null {
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
