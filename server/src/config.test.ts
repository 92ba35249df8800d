import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentNames, readConfig } from './config.ts';

/** What a variable requires in addition. */
const named: Readonly<Record<string, string>> = {
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  DATABASE_URL: '(DATABASE_URL|TOKEN_SECRET)',
};

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      logLevel: 'info',
      site: { appName: 'Vitae', tagManagerId: null },
    });
  });

  it('uses what is set; an empty variable counts as not set', () => {
    const { port, site } = readConfig({ PORT: '4000', APP_NAME: 'Cursus', BLOG_URL: '', TAG_MANAGER_ID: 'G-1A2B' });
    expect({ port, site }).toMatchObject({
      port: 4000,
      site: { appName: 'Cursus', blogUrl: null, tagManagerId: 'G-1A2B' },
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['BLOG_URL', 'javascript:alert(1)'],
    ['BLOG_URL', 'blog'],
    ['TAG_MANAGER_ID', 'gtm-1'],
    ['TAG_MANAGER_ID', 'UA-1'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'http://vitae.example'],
    ['DATABASE_URL', 'mysql://localhost/vitae'],
    ['DATABASE_URL', 'postgres://localhost/vitae'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['TOKEN_SECRET', 'short'],
    ['GOOGLE_CLIENT_ID', 'alone'],
    ['ALLOWED_ORIGINS', 'vitae.example'],
    ['APP_NAME', 'x'.repeat(41)],
    ['MAIL_FROM', 'Vitae'],
    ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['ADMIN_EMAIL', 'ada'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${named[name] ?? name}\\S* is not valid: .+$`));
  });
});

describe('README', () => {
  const rows = () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, table = ''] = /## Settings of the server([\s\S]*?)(?:\n## |$)/.exec(readme) ?? [];
    return table.split('\n').flatMap((line) => {
      const [, names, meaning, byDefault] = /^\| (`.*?`) \| (.*) \| (.*) \|$/.exec(line) ?? [];
      return names === undefined
        ? []
        : [{ names: [...names.matchAll(/[A-Z_]{4,}/g)].map(([name]) => name), meaning, byDefault: byDefault ?? '' }];
    });
  };

  it('documents each variable with its actual default', () => {
    for (const { names, meaning, byDefault } of rows())
      expect([meaning, byDefault], names.join()).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    const { port, logLevel, publicUrl, trustProxy, mailFrom, site } = readConfig({});
    const inForce = {
      PORT: port,
      LOG_LEVEL: logLevel,
      DATA_DIR: './data',
      PUBLIC_URL: publicUrl.replace(`${port}`, 'PORT'),
      TRUST_PROXY: trustProxy,
      MAIL_FROM: mailFrom,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      APP_NAME: site.appName,
    };
    for (const [name, value] of Object.entries(inForce))
      expect(rows().find(({ names }) => names.includes(name))?.byDefault, name).toContain(`${value}`);
    const { databaseUrl, tokenSecret, allowedOrigins, smtpUrl, google, adminEmail } = readConfig({});
    expect([databaseUrl, tokenSecret, allowedOrigins, smtpUrl, google, adminEmail]).toEqual([
      null,
      null,
      [],
      null,
      null,
      null,
    ]);
    const { appName: _appName, googleSignIn, newsletter, contactForm, sellsPlans, ...links } = site;
    expect([newsletter, contactForm, sellsPlans]).toEqual([true, false, true]);
    expect([googleSignIn, new Set(Object.values(links))]).toEqual([false, new Set([null])]);
    for (const name of [
      'DATABASE_URL',
      'ALLOWED_ORIGINS',
      'SMTP_URL',
      'GOOGLE_CLIENT_ID',
      'ADMIN_EMAIL',
      'BLOG_URL',
      'TAG_MANAGER_ID',
    ])
      expect(rows().find(({ names }) => names.includes(name))?.byDefault, name).toMatch(/^none/);
  });

  it('lists every variable and no other', () => {
    const named: string[] = rows().flatMap(({ names }) => names);
    expect(named.toSorted((one, other) => one.localeCompare(other))).toEqual(
      environmentNames.toSorted((one, other) => one.localeCompare(other)),
    );
  });
});
