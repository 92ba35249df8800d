import type { User } from '@vitae/api/contract';

/** The signed-in person of tests: an account as the server returns it, with a password and a confirmed address. */
export const ada: User = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  emailVerified: true,
  role: 'user',
  country: 'US',
  locale: 'en',
  theme: 'system',
  hasPassword: true,
  hasGoogle: false,
  hasTotp: false,
  plan: 'free',
  premiumTemplates: false,
  syncedDocuments: 3,
  deletedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Another person, for tests with two accounts on one device. */
export const bob: User = { ...ada, id: '01890a5d-ac96-774b-bcce-b302099a8058', email: 'bob@example.com', name: 'Bob' };

/** The password of every account that tests create. */
export const testPassword = 'engine number one';

/** What Ada enters to create her account. */
export const adaSignUp = { name: ada.name, email: ada.email, password: testPassword };
