import type { AnyDocument, DocumentKind } from '@vitae/domain';
import { loadSample } from './resumes/sample-resumes.ts';
import { isSampleKind } from './sample-kinds.ts';
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

/** The people whose documents show the templates, a different one for each. Most documents were written for their template. */
const shown: Readonly<Partial<Record<DocumentKind, Readonly<Record<string, string>>>>> = {
  resume: {
    classic: 'operations-manager',
    modern: 'software-engineer',
    sidebar: 'marketing-manager',
    'sidebar-right': 'benefits-administrator',
    banner: 'event-planner',
    timeline: 'learning-and-development-specialist',
    'two-column': 'customer-support-specialist',
    compact: 'registered-nurse',
    minimal: 'ux-designer',
    executive: 'project-manager',
    academic: 'school-counselor',
    technical: 'data-analyst',
  },
  coverletter: {
    'letter-classic': 'operations-manager',
    'letter-modern': 'product-manager',
    'letter-sidebar': 'care-assistant',
    'letter-sidebar-right': 'teaching-assistant',
    'letter-banner': 'marketing-manager',
    'letter-timeline': 'registered-nurse',
    'letter-two-column': 'retail-store-associate',
    'letter-compact': 'payroll-specialist',
    'letter-minimal': 'ux-designer',
    'letter-executive': 'project-manager',
    'letter-academic': 'teacher',
    'letter-technical': 'administrative-assistant',
  },
};

/** The templates with a place for a photo. */
const withPortrait: ReadonlySet<string> = new Set(['sidebar', 'sidebar-right', 'banner', 'two-column']);

/** The document that shows a template of a kind; the example of the kind for a template that has none of its own. */
export async function loadExampleIn(kind: DocumentKind, template: string): Promise<AnyDocument | undefined> {
  const slug = shown[kind]?.[template];
  if (slug === undefined || !isSampleKind(kind)) return loadExample(kind);
  const { document } = await loadWholeSample(kind, slug);
  if (document.kind !== 'resume' || !withPortrait.has(template)) return document;
  const { examplePortrait } = await import('./portrait.ts');
  return { ...document, basics: { ...document.basics, photo: { asset: examplePortrait.sha256, alt: '' } } };
}
