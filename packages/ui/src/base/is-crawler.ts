/** Whether a user agent identifies itself as a crawler; crawlers do not get an error page (behaviour ER-7). */
export function isCrawler(userAgent: string): boolean {
  return /bot\b|crawl|spider|slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse/i.test(userAgent);
}
