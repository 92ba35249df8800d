/** Whether a user agent names itself a crawler; crawlers do not get an error page (behaviour ER-7). */
export function isCrawler(userAgent: string): boolean {
  return /bot\b|crawl|spider|slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse/i.test(userAgent);
}
