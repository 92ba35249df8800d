import { pages } from '@vitae/api';
import { site } from '@vitae/words/en/site';
import { describe, expect, it } from 'vitest';
import contact from './content/contact.md?raw';
import faq from './content/faq.md?raw';
import privacyPolicy from './content/privacy-policy.md?raw';
import refundPolicy from './content/refund-policy.md?raw';
import terms from './content/terms.md?raw';
import { facts, written } from './written.ts';

const sources = { faq, terms, contact, privacyPolicy, refundPolicy };
const texts = Object.entries(sources);
/** What would be untrue where something can be bought. */
const DENIED =
  /nothing to (buy|pay\b(?! when you download))|no (plans|prices|subscriptions)|no card details|\*\*nothing\*\*|^Nothing\./im;
const PATH = /\]\((\/[^)]*)\)/g;

describe('the pages about the product', () => {
  it.each([true, false])('say of payments what is there: %s', (payments) => {
    for (const [name, source] of texts) {
      const text = written(source, 'Biograf', { payments });
      expect(text, name).not.toMatch(/\{\w/);
      expect(text.trim(), name).not.toBe('');
      if (payments) expect(text, name).not.toMatch(DENIED);
    }
    expect(written(refundPolicy, 'Biograf', { payments })).toMatch(payments ? /expert review/i : DENIED);
    expect(written(faq, 'Biograf', { payments })).toMatch(payments ? /\/#prices/ : /^Nothing\./m);
  });

  it('follow the list of pages, as the home page does', () => {
    const page = pages.find(({ path }) => path === '/payment');
    expect(facts.payments).toBe(page !== undefined && page.coming === undefined);
    if (facts.payments) expect(JSON.stringify(site.home)).not.toMatch(DENIED);
  });

  it.each(texts)('%s links only to pages that exist', (_name, source) => {
    const linked = [...written(source, 'Biograf').matchAll(PATH)].map(([, path = '']) => path.replace(/#.*/, ''));
    const missing = linked.filter((path) => !pages.some((page) => page.path === path && page.coming === undefined));
    expect(missing).toEqual([]);
  });

  it('do not deny that there are accounts, cookies and copies', () => {
    const all = [...texts.map(([, source]) => source), JSON.stringify(site)].join('\n');
    expect(pages.some(({ path }) => path === '/register')).toBe(true);
    expect(all).not.toMatch(
      /there (are|is) no (accounts?|cookies?|server)|has no account|(?<!without an account )we (keep|store|receive) no (copy|copies)|nothing is stored on (our|a) server/i,
    );
  });
});
