import { maxAssetBytes } from '@vitae/domain';
import type { Asset } from './port.ts';
import { assetRowSchema } from './records.ts';
import { StoreError } from './store-error.ts';
import type { Backend } from './tables.ts';

export type AssetShelf = ReturnType<typeof createAssetShelf>;

/** The part of the document store that keeps pictures, addressed by their content. */
export function createAssetShelf(backend: Backend) {
  return {
    async put({ bytes, type }: Asset): Promise<string> {
      if (bytes.byteLength > maxAssetBytes) throw new StoreError('asset-too-large');
      const name = hex(await crypto.subtle.digest('SHA-256', bytes));
      await backend.transact('write', ['assets'], ({ assets }) =>
        assets.put(name, { bytes, type, storedAt: new Date().toISOString() }),
      );
      return name;
    },

    async get(sha256: string): Promise<Asset> {
      const row = await backend.transact('read', ['assets'], ({ assets }) => assets.get(sha256));
      const found = assetRowSchema.safeParse(row);
      if (!found.success) throw new StoreError('asset-missing', found.error);
      return { bytes: new Uint8Array(found.data.bytes), type: found.data.type };
    },
  };
}

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
