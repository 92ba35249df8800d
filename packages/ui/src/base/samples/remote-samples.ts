import {
  pageDataElementId,
  pageDataSchema,
  type OfferedPlans,
  type PageData,
  type Sample,
  type SampleHead,
} from '@vitae/api/samples';
import type { OfferedTemplate } from '@vitae/api/templates';
import type { DocumentKind } from '@vitae/domain';
import type { Transport } from '../platform.ts';
import type { SampleSource } from './sample-source.ts';

const clientOf = async ({ url, fetch }: Transport) => {
  const { createLateApiClient } = await import('@vitae/api/late-client');
  return createLateApiClient({ url, fetch });
};

/** What the server put into the page, which needs no second request. */
function dataOfPage(): {
  lists: Map<string, readonly SampleHead[]>;
  samples: Map<string, Sample>;
  plans: OfferedPlans | null;
  templates: PageData['templates'] | null;
} {
  const text = document.getElementById(pageDataElementId)?.textContent;
  const read = text ? pageDataSchema.safeParse(JSON.parse(text)).data : undefined;
  const sample = read?.sample;
  return {
    lists: new Map(read?.list ? [[read.list.kind, read.list.samples]] : []),
    samples: new Map(sample ? [[`${sample.kind} ${sample.slug}`, sample]] : []),
    plans: read?.plans ?? null,
    templates: read?.templates ?? null,
  };
}

let given: ReturnType<typeof dataOfPage> | null = null;

/** The plans that the server put into the page, if it did. */
export const plansOfPage = (): OfferedPlans | null => (given ??= dataOfPage()).plans;

/** How the site offers the templates of a kind, if the server put it into the page. */
export function templatesOfPage(kind: DocumentKind): readonly OfferedTemplate[] | null {
  const { templates } = (given ??= dataOfPage());
  return templates?.kind === kind ? templates.templates : null;
}

/** The samples of the server that served the page. */
export const remoteSamples = (transport: Transport): SampleSource => ({
  list: async (kind) => {
    given ??= dataOfPage();
    return given.lists.get(kind) ?? (await (await clientOf(transport)).samples.list({ kind })).samples;
  },
  async get(kind, slug) {
    given ??= dataOfPage();
    const known = given.samples.get(`${kind} ${slug}`);
    if (known) return known;
    try {
      return await (await clientOf(transport)).samples.get({ kind, slug });
    } catch (error) {
      if (error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  },
});
