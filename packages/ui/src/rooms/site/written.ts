import { pageOf } from '@vitae/api';
import { refundDays } from '@vitae/domain/money';

/** What the pages about the product say depends on. */
export interface Facts {
  /** Whether something is sold on this site. */
  payments: boolean;
}

/** Unless the site's settings say otherwise: the page for paying exists. */
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
    .replaceAll('{appName}', appName)
    .replaceAll('{refundDays}', String(refundDays));
}
