import { describe, expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

describe('isCrawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'Baiduspider+',
  ])('knows %s', (agent) => expect(isCrawler(agent)).toBe(true));
  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT_X18) Chrome/90',
  ])('treats %s as a person', (agent) => expect(isCrawler(agent)).toBe(false));
});
