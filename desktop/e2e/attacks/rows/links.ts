import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, attack, gain, lateAttack } from '../attack.ts';
import type { Computer } from '../computer.ts';
import { goodCode, secretWord } from '../servers.ts';

const start = 'vitae://signed-in';
const code = 'evil-code-evil';

const links: readonly [string, string][] = [
  ['to another place', `vitae://delete-everything?code=${code}&state=x`],
  ['without a sign-in in progress', `${start}?code=${code}&state=x`],
  ['of 1 MB', `${start}?code=${'x'.repeat(1024 * 1024)}&state=x`],
  ['with an encoded line break', `${start}?code=${code}%0d%0aevil&state=x`],
  ['with an extra parameter', `${start}?code=${code}&state=x&next=javascript:alert(1)`],
  ['with two codes', `${start}?code=${code}&code=other-code&state=x`],
  ['with a user name', `vitae://evil@signed-in?code=${code}&state=x`],
  ['with a path', `${start}/../../account?code=${code}&state=x`],
  ['without a state', `${start}?code=${code}`],
  ['with a script', `${start}?code=<script>globalThis.pwned=1</script>&state=x`],
];

const open = (computer: Computer, link: string): Promise<boolean> => computer.control.emit('app', 'open-url', link);

/** The page starts a sign-in, as a user does; resolves to the state that only the browser receives. */
const begun = async ({ call, control, page }: Computer): Promise<string> => {
  await page.keyboard.press('Shift');
  await call('account.startSignIn');
  const [address] = (await control.calls('shell.openExternal')).at(-1)?.args ?? [];
  return new URL(String(address)).searchParams.get('state') ?? '';
};

const allowed = ['shell.openExternal', 'notify'];

/** Addresses that any web page can make the system open. */
export const deepLinks: readonly Attack[] = [
  ...links.map(([name, link]) =>
    lateAttack(
      `a deep link ${name}`,
      async (computer) => gain(!(await open(computer, link)), 'the system was left to open it'),
      name.startsWith('while') ? ['notify'] : [],
    ),
  ),
  lateAttack('deep links of other schemes', async (computer) => {
    for (const link of [
      'javascript:globalThis.pwned=1',
      'file:///etc/passwd',
      'https://signed-in/?code=evil-code&state=x',
      'vitae:',
      '',
      'vitae://signed-in?%',
    ])
      await open(computer, link);
    return '';
  }),
  lateAttack(
    'several deep links in one start',
    async ({ control }) => {
      await control.emit(
        'app',
        'second-instance',
        [
          'vitae',
          `${start}?code=${code}&state=a`,
          `${start}?code=${code}&state=b`,
          'javascript:globalThis.pwned=1',
          `${start}?code=${code}&next=x`,
        ],
        '/',
      );
      return '';
    },
    ['notify'],
  ),
  lateAttack(
    'a deep link with another state',
    async (computer) => {
      await begun(computer);
      await open(computer, `${start}?code=${code}&state=someone-elses`);
      return '';
    },
    allowed,
  ),
  lateAttack(
    'a deep link with the right state, after one that guessed',
    async (computer) => {
      const state = await begun(computer);
      await open(computer, `${start}?code=${code}&state=a-guess`);
      await open(computer, `${start}?code=${goodCode}&state=${state}`);
      return '';
    },
    allowed,
  ),
  attack(
    'a token is on the disk in plain text',
    async (computer) => {
      await begun(computer);
      const folder = join(computer.app.userData, 'account');
      return gain(
        readdirSync(folder).some((name) => readFileSync(join(folder, name), 'utf8').includes(secretWord)),
        'whoever reads the disk has it',
      );
    },
    allowed,
  ),
  attack('the page passes a code of its own in the wrong form', async ({ forge }) => {
    const answer = await forge('account.finishSignIn', 'javascript:globalThis.pwned=1');
    return gain(answer.ok, 'it was taken');
  }),
];
