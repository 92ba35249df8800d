import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const chooseLanguage = vi.hoisted(() => vi.fn());
const updateUser = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./stored-language.ts', () => ({ chooseLanguage }));
vi.mock('../session/user.ts', () => ({ updateUser }));

let { chooseForAccount, takeLanguage } = await import('./account-language.ts');
const kept = new Map<string, string>();
beforeEach(async () => {
  // Test files share their modules: another one may have loaded what is replaced here.
  vi.resetModules();
  ({ chooseForAccount, takeLanguage } = await import('./account-language.ts'));
  kept.clear();
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the interface in the language of the account, once for each that it chooses', () => {
  takeLanguage({ id: 'a' });
  takeLanguage({ id: 'a', language: 'en' });
  expect(chooseLanguage).not.toHaveBeenCalled();
  takeLanguage({ id: 'a', language: 'de' });
  takeLanguage({ id: 'a', language: 'de' });
  expect(chooseLanguage.mock.calls).toEqual([['de']]);
  takeLanguage({ id: 'b', language: 'fr' });
  expect(chooseLanguage).toHaveBeenLastCalledWith('fr');
});

it('keeps a choice in the account, and holds it here without a network', async () => {
  await chooseForAccount({ id: 'a' }, 'de');
  expect(updateUser).toHaveBeenCalledTimes(1);
  takeLanguage({ id: 'a', language: 'de' });
  expect(chooseLanguage.mock.calls).toEqual([['de']]);
  updateUser.mockRejectedValueOnce(new Error('offline'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await chooseForAccount({ id: 'a' }, 'es');
  expect(chooseLanguage).toHaveBeenLastCalledWith('es');
});
