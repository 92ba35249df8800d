import { pageOf } from '@vitae/api';

/** What the pages about the product say depends on. */
export interface Facts {
  /** Whether something can be paid for: the page for it exists. */
  payments: boolean;
}

/** As this build is. */
export const facts: Facts = { payments: pageOf('/payment')?.coming === undefined };

/**
 * A page's text for an app of this name. Paragraphs between lines `{if payments}` or `{if no payments}` and `{end}` are
 * there only if that is so, so that no page denies what the product has.
 */
export function written(source: string, appName: string, { payments }: Facts = facts): string {
  return source
    .replaceAll(/^\{if (no )?payments\}\n([\s\S]*?)^\{end\}\n/gm, (_all, no: string | undefined, text: string) =>
      payments === (no === undefined) ? text : '',
    )
    .replaceAll('{appName}', appName);
}
