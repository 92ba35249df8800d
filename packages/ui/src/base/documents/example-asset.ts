import { loadExampleAsset } from '@vitae/samples';

/** A file that only examples refer to, which is in no store; `undefined` for any other. */
export async function exampleAsset(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const base64 = await loadExampleAsset(sha256);
  return base64 === undefined ? undefined : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
