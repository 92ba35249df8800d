import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, logLevel: 'info', site: { appName: 'Vitae', tagManagerId: null } });
  });

  it('takes what is set; an empty variable counts as not set', () => {
    const { port, site } = readConfig({ PORT: '4000', APP_NAME: 'Cursus', BLOG_URL: '', TAG_MANAGER_ID: 'G-1A2B' });
    expect({ port, site }).toMatchObject({ port: 4000, site: { appName: 'Cursus', blogUrl: null, tagManagerId: 'G-1A2B' } });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['BLOG_URL', 'javascript:alert(1)'],
    ['BLOG_URL', 'blog'],
    ['TAG_MANAGER_ID', 'gtm-1'],
    ['TAG_MANAGER_ID', 'UA-1'],
    ['LOG_LEVEL', 'loud'],
    ['APP_NAME', 'x'.repeat(41)],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is not valid: .+$`));
  });
});
