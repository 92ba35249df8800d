/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // In chunks: a call accepts only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
