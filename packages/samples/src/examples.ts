import type { AnyDocument, DocumentKind } from '@vitae/domain';
import { loadSample } from './resumes/sample-resumes.ts';
import { loadWholeSample } from './samples.ts';

const examples: Partial<Record<DocumentKind, () => Promise<AnyDocument>>> = {
  resume: async () => {
    const [sample, { examplePortrait }] = await Promise.all([
      loadSample('operations-manager'),
      import('./portrait.ts'),
    ]);
    return { ...sample, basics: { ...sample.basics, photo: { asset: examplePortrait.sha256, alt: '' } } };
  },
  coverletter: async () => (await loadWholeSample('coverletter', 'operations-manager')).document,
};

/**
 * A finished document of a kind, as an example of what one looks like; `undefined` if there is none. Its picture is
 * `loadExampleAsset`.
 */
export const loadExample = async (kind: DocumentKind): Promise<AnyDocument | undefined> => examples[kind]?.();

/** The file in Base64 that an example refers to by this name; `undefined` for any other. */
export async function loadExampleAsset(sha256: string): Promise<string | undefined> {
  const { examplePortrait } = await import('./portrait.ts');
  return sha256 === examplePortrait.sha256 ? examplePortrait.base64 : undefined;
}
