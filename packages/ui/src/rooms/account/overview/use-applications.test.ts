import { coverLetterKind, createResume, withStatus, type Application } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { changeApplication, readApplications } from './use-applications.ts';

async function storeWith(...letters: { company: string; application?: Partial<Application>; resumeId?: string }[]) {
  const store = createMemoryStore();
  for (const { company, application = {}, resumeId = null } of letters) {
    const empty = coverLetterKind.create({ title: company });
    await store.create({
      ...empty,
      recipient: { ...empty.recipient, company },
      application: { ...empty.application, ...application },
      resumeId,
    });
  }
  return store;
}

const companiesIn = async (store: ReturnType<typeof createMemoryStore>) =>
  (await readApplications(store, await store.list())).map(({ company }) => company);

it('lists the letters to a company: what is due first comes first, closed ones come last', async () => {
  const store = await storeWith(
    { company: 'Closed', application: { status: 'rejected', nextOn: '2026-01-01' } },
    { company: '' },
    { company: 'Later', application: { status: 'sent', nextOn: '2026-05-02' } },
    { company: 'No date' },
    { company: 'Soon', application: { status: 'interview', nextOn: '2026-04-30' } },
  );
  expect(await companiesIn(store)).toEqual(['Soon', 'Later', 'No date', 'Closed']);
});

it('names the resume of a letter while it is on this device', async () => {
  const resume = createResume({ title: 'For Halden' });
  const store = await storeWith({ company: 'Halden', resumeId: resume.id });
  const shown = async () => (await readApplications(store, await store.list()))[0];
  expect(await shown()).toMatchObject({ resume: null });
  await store.create(resume);
  expect(await shown()).toMatchObject({ resume: { title: 'For Halden', slug: resume.slug } });
});

it('changes the status in the letter, and nothing else', async () => {
  const store = await storeWith({ company: 'Halden' });
  const [before] = await readApplications(store, await store.list());
  const id = before?.id ?? '';
  const letter = (await store.get('coverletter', id)).doc;
  await changeApplication(store, id, (notes) => withStatus(notes, 'sent', '2026-03-04'));
  const { doc } = await store.get('coverletter', id);
  expect(doc).toEqual({
    ...letter,
    application: { ...letter.application, status: 'sent', sentOn: '2026-03-04' },
    updatedAt: doc.updatedAt,
  });
});

it('shows only the beginning of a next step that is far too long, and leaves the letter as it is', async () => {
  const nextStep = 'call '.repeat(20_000);
  const store = await storeWith({ company: 'Halden', application: { nextStep } });
  const [shown] = await readApplications(store, await store.list());
  expect(shown?.application.nextStep).toHaveLength(300);
  await changeApplication(store, shown?.id ?? '', (notes) => withStatus(notes, 'sent', '2026-03-04'));
  expect((await store.get(coverLetterKind.key, shown?.id ?? '')).doc.application).toMatchObject({
    status: 'sent',
    nextStep,
  });
});
