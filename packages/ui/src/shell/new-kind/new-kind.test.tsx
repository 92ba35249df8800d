import { builtKinds, defaultSiteSettings, pageOf } from '@vitae/api';
import { builderPaths, createResume, galleryPath, kindOf, printPath, startPath, uploadPath } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigationGroups } from '../navigation/navigation.ts';
import { loadScreen } from '../screens.ts';
import { openApp } from '../testing/open-app.tsx';
import { press } from '../../base/testing/press.ts';

const note = kindOf('note');

async function withDocuments() {
  const store = createMemoryStore();
  // As from another device: one that was started here and left empty is removed by the start page.
  await store.create(note.create({ title: 'Errands' }));
  await store.create(createResume({ title: 'Nurse' }));
  return store;
}

it('has every page of a kind, each with a screen', async () => {
  const addresses = [
    note.list,
    startPath(note),
    uploadPath(note),
    galleryPath(note),
    ...builderPaths(note),
    printPath(note),
  ];
  for (const address of addresses) {
    const page = pageOf(address);
    expect(page, address).toMatchObject({ path: address, kind: 'note' });
    if (page?.coming !== undefined) throw new Error(`${address} is still to come`);
    expect((await loadScreen(page?.screen ?? '')).Component).toBeTypeOf('function');
  }
  expect(builtKinds.map(({ key }) => key)).toEqual(['resume', 'coverletter', 'note']);
});

it('is in the list of its own documents, and in the navigation', async () => {
  await openApp(note.list, ada, await withDocuments());
  await screen.findByText('Errands');
  expect(screen.queryByText('Nurse')).toBeNull();
  const link = within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name: 'Notes' });
  expect(link.getAttribute('href')).toBe(note.list);
  const templates = navigationGroups(defaultSiteSettings).find(({ label }) => label === 'templates');
  expect(templates?.links).toContainEqual({ label: 'Templates of notes', to: galleryPath(note) });
});

it('is listed with the other kinds in the overview', async () => {
  await openApp('/account', ada, await withDocuments());
  await screen.findByText('Errands');
  expect(screen.getByText('Nurse')).toBeDefined();
});

it('is started from its start page', async () => {
  const store = await withDocuments();
  const router = await openApp(startPath(note), ada, store);
  await screen.findByText('Errands');
  expect(screen.queryByText('Nurse')).toBeNull();
  expect(screen.getByRole('link', { name: /From a file/ }).getAttribute('href')).toBe(uploadPath(note));
  await press(/From scratch/);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/note\/builder\/[^/]+$/));
  expect((await store.list()).filter(({ kind }) => kind === note.key)).toHaveLength(2);
});

it('has a gallery of its own templates, drawn with its own document', async () => {
  await openApp(galleryPath(note), ada, await withDocuments());
  expect(await screen.findByRole('heading', { name: 'Plain note' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Classic' })).toBeNull();
  // No template of a note declares its number of columns.
  expect(screen.queryByRole('button', { name: 'Two columns' })).toBeNull();
});
