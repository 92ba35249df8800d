import { defaultSiteSettings } from '@vitae/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBuild } from './build.ts';
import { openedFiles } from './opened-files.ts';
import { readSiteSettings } from './site-settings.ts';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

afterEach(() => vi.restoreAllMocks());

describe('readSiteSettings', () => {
  const withBlock = (text: string) =>
    page(`<head><script type="application/json" id="site-settings">${text}</script></head>`);

  it('reads what the server put into the page', () => {
    const settings = { ...defaultSiteSettings, appName: 'Folio', jobsUrl: 'https://jobs.example.com/' };
    expect(readSiteSettings(withBlock(JSON.stringify(settings)))).toEqual(settings);
  });

  it('falls back to the defaults, and reports only what is wrong', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    expect(readSiteSettings(page('<head></head>'))).toEqual(defaultSiteSettings);
    expect(complain).not.toHaveBeenCalled();
    for (const wrong of ['{', '{"appName":""}'])
      expect(readSiteSettings(withBlock(wrong))).toEqual(defaultSiteSettings);
    expect(complain).toHaveBeenCalledTimes(2);
  });
});

describe('readBuild', () => {
  const built = (hash: string) =>
    `<head><script type="module" crossorigin src="/assets/index-${hash}.js"></script></head>`;
  const served = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

  it('recognizes a newer build by its entry', async () => {
    const build = readBuild(page(built('old')));
    served(new Response(built('new')));
    expect(build?.id).toBe('/assets/index-old.js');
    expect(await build?.latestId()).toBe('/assets/index-new.js');
  });

  it('recognizes its build on a page that was HTML before the interface', async () => {
    const sent = (hash: string) =>
      `<head><script type="module" async crossorigin data-entry="/assets/index-${hash}.js" src="/assets/read-1.js"></script></head>`;
    const build = readBuild(page(sent('old')));
    expect(build?.id).toBe('/assets/index-old.js');
    served(new Response(sent('new')));
    expect(await build?.latestId()).toBe('/assets/index-new.js');
    expect(readBuild(page(built('old')))?.id).toBe(build?.id);
  });

  it('treats an error page as no new build', async () => {
    const build = readBuild(page(built('old')));
    served(new Response('Bad gateway', { status: 502 }));
    expect(await build?.latestId()).toBe(build?.id);
  });

  it('is absent while developing', () => {
    expect(readBuild(page('<head><script type="module" src="/src/main.tsx"></script></head>'))).toBeUndefined();
  });
});

describe('openedFiles', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for the files that the system opens with the installed app, even if one of them is gone', async () => {
    let launch: (launched: { files: { getFile: () => Promise<File> }[] }) => void = () => undefined;
    vi.stubGlobal('launchQueue', { setConsumer: (consumer: typeof launch) => (launch = consumer) });
    const listener = vi.fn();
    const stop = openedFiles().requests?.(listener);
    const mine = new File(['{}'], 'mine.vitae');
    // Opened without a file, from its icon.
    launch({ files: [] });
    launch({
      files: [{ getFile: () => Promise.reject(new Error('gone')) }, { getFile: () => Promise.resolve(mine) }],
    });
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(listener.mock.calls).toEqual([[{ what: 'import', files: [mine] }]]);
    stop?.();
    launch({ files: [{ getFile: () => Promise.resolve(mine) }] });
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is absent in browsers that hand over no files', () => {
    expect(openedFiles()).toEqual({});
  });
});
