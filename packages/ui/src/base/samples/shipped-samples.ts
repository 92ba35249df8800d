import type { Sample, SampleHead } from '@vitae/api/samples';
import { fullNameOf } from '@vitae/domain';
import { isSampleKind, jobTitles, loadSamples, loadWholeSample, type Sample as SampleFile } from '@vitae/samples';
import type { SampleSource } from './sample-source.ts';

const mostRelated = 6;

/** The samples that ship with the program. Their pages are drawn where they are shown. */
export const shippedSamples: SampleSource = {
  list: async (kind) => {
    if (!isSampleKind(kind)) return [];
    const heads = (await loadSamples(kind)).filter(({ published }) => published).map(headOf);
    return heads.sort((a, b) => a.category.localeCompare(b.category) || a.title.localeCompare(b.title));
  },
  async get(kind, slug) {
    if (!isSampleKind(kind)) return null;
    const heads = await shippedSamples.list(kind);
    const head = heads.find((one) => one.slug === slug);
    if (!head) return null;
    const { document, points } = await loadWholeSample(kind, slug);
    const others = heads.filter((one) => one !== head && one.category === head.category);
    return {
      ...head,
      document,
      points,
      marks: [],
      related: others.slice(0, mostRelated),
      siblings: [],
    } satisfies Sample;
  },
};

function headOf({ kind, slug, jobTitle, level, document }: SampleFile): SampleHead {
  const job = jobTitles.find((one) => one.slug === jobTitle);
  return {
    kind,
    slug,
    title: job?.title ?? '',
    jobTitle,
    category: job?.category ?? '',
    level,
    locale: document.locale,
    person: fullNameOf(document),
    updatedAt: document.updatedAt,
    picture: '',
    pages: null,
  };
}
