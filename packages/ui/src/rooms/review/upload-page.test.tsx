import { defaultSiteSettings } from '@vitae/api';
import { createResume, newId, resumeSchema, type DocumentKind } from '@vitae/domain';
import type { ImportedDocument, ImportErrorCode } from '@vitae/importer';
import { createMemoryStore } from '@vitae/store/memory';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider, type Platform } from '../../base/platform.ts';
import { fetchLateParts } from '../../parts/components/late.tsx';
import { takeToasts } from '../../parts/components/toast.ts';
import { handFiles } from '../../base/documents/handed-files.ts';
import { UploadPage } from './upload-page.tsx';
import { press } from '../../base/testing/press.ts';

const roleId = newId();

const resume = resumeSchema.parse({
  ...createResume({ title: 'Ada Bell' }),
  basics: { fullName: 'Ada Bell', email: 'ada@example.com' },
  sections: { experience: { items: [{ id: roleId, position: 'Enginer', employer: 'Mill' }] } },
});
const read: ImportedDocument = {
  format: 'text',
  document: resume,
  provenance: [
    { path: 'basics.fullName', sources: [{ page: 0, line: 0 }], confidence: 0.95 },
    { path: 'basics.email', sources: [{ page: 0, line: 1 }], confidence: 0.5 },
    { path: `sections.experience.items.${roleId}.position`, sources: [{ page: 0, line: 2 }], confidence: 0.4 },
  ],
  pages: [
    {
      width: 0,
      height: 0,
      lines: [{ text: 'Ada Bell' }, { text: 'ada@example.com' }, { text: 'Enginer, Mill' }, { text: 'Plays chess' }],
    },
  ],
  assets: new Map(),
  notes: [],
  leftover: [{ page: 0, line: 3, text: 'Plays chess' }],
};

type Answer =
  | { type: 'document'; answer: ImportedDocument }
  | { type: 'error'; code: ImportErrorCode; seems?: DocumentKind };

/** A worker that answers every request with `answer`, or never. */
const workerWith = (answer: Answer | null): Worker => {
  const worker = new EventTarget();
  return Object.assign(worker, {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    terminate: () => {},
    postMessage: () => answer && setTimeout(() => worker.dispatchEvent(new MessageEvent('message', { data: answer }))),
  });
};

/** Opens the upload of resumes; the first file gets an answer, others are read for ever. */
const open = (answer: Answer | null) => {
  const answers = [answer];
  const platform: Platform = {
    settings: defaultSiteSettings,
    documents: createMemoryStore(),
    files: { pick: () => Promise.resolve([new File(['text'], 'ada.txt')]), save: () => Promise.resolve() },
    createImportWorker: () => workerWith(answers.shift() ?? null),
  };
  const pages = ['/resume/start/upload', '/coverletter/start/upload'].map((path) => ({ path, Component: UploadPage }));
  const router = createMemoryRouter([...pages, { path: '*' }], { initialEntries: ['/resume/start/upload'] });
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  // A file that was passed on is read immediately.
  const choose = screen.queryByRole('button', { name: 'Choose a file' });
  if (choose) fireEvent.click(choose);
  return { router, store: platform.documents };
};

beforeAll(async () => {
  // Loaded up front, so that no test has to wait for lazy code.
  await Promise.all([fetchLateParts(), import('./review-screen.tsx')]);
  await loadAreas(['review']);
});

describe('UploadPage', () => {
  it('says what is wrong with a file and offers another one', async () => {
    open({ type: 'error', code: 'encrypted' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ada.txt could not be used');
    expect(alert.textContent).toContain('protected with a password');
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDefined();
  });

  it('that is a scan is recognised only when the person wants it', async () => {
    open({ type: 'error', code: 'image-only' });
    expect(await screen.findByText('ada.txt is a picture of text')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDefined();
    await press('Read the picture');
    expect(await screen.findByText('Reading ada.txt')).toBeDefined();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeDefined();
  });

  it('can be cancelled while it reads', async () => {
    open(null);
    expect(await screen.findByText('Reading ada.txt')).toBeDefined();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('files from elsewhere', () => {
  it('are read on arrival, also when the page is open already', async () => {
    handFiles([new File(['text'], 'first.txt'), new File(['text'], 'second.txt')]);
    const { router } = open(null);
    expect(await screen.findByText('Reading first.txt')).toBeDefined();
    expect(takeToasts()).toMatchObject([{ title: 'One file at a time: only “first.txt” was read.' }]);
    handFiles([new File(['text'], 'third.txt')]);
    await act(() => router.navigate('/resume/start/upload'));
    expect(await screen.findByText('Reading third.txt')).toBeDefined();
  });

  it('wait while another one is reviewed: its corrections are not in a document yet', async () => {
    handFiles([new File(['text'], 'first.txt')]);
    const { router } = open({ type: 'document', answer: read });
    await screen.findByText('2 things to check');
    takeToasts();
    handFiles([new File(['text'], 'other.txt')]);
    await act(() => router.navigate('/resume/start/upload'));
    expect(screen.getByText('2 things to check')).toBeDefined();
    const toasts = takeToasts();
    expect(toasts).toMatchObject([{ timeout: 0, action: { label: 'Read it instead' } }]);
    expect(toasts[0]?.title).toContain('other.txt');
  });
});

describe('a file that seems to be of another kind', () => {
  const letterRead: ImportedDocument = { ...read, seems: 'coverletter' };

  it('is read again as that kind, from the upload of that kind', async () => {
    const { router } = open({ type: 'document', answer: letterRead });
    await screen.findByText('This file seems to be a cover letter');
    await press('Read it as a cover letter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/coverletter/start/upload'));
    expect((await screen.findByText('Reading ada.txt')).textContent).toBeDefined();
    expect(takeToasts()).toEqual([]);
  });

  it('needs a confirmation if something was corrected; the correction stays until the answer', async () => {
    const { router } = open({ type: 'document', answer: letterRead });
    fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Engineer' } });
    await press('Read it as a cover letter');
    const dialog = await screen.findByRole('dialog', { name: 'Read the file again?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Engineer');
    expect(router.state.location.pathname).toBe('/resume/start/upload');
  });

  it('is offered, too, if it could not be read at all', async () => {
    const { router } = open({ type: 'error', code: 'not-a-resume', seems: 'coverletter' });
    await screen.findByText('This file seems to be a cover letter');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Read it as a cover letter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/coverletter/start/upload'));
  });
});

describe('ReviewScreen', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  it('lets Tab stop only at fields that need checking, until all are checked', async () => {
    open({ type: 'document', answer: read });
    expect(await screen.findByText('2 things to check')).toBeDefined();
    expect(field('Full name').tabIndex).toBe(-1);
    expect(field('Email').tabIndex).toBe(0);
    expect(field('Job title').tabIndex).toBe(0);
    await press('Looks right: Email');
    expect(screen.getByText('1 thing to check')).toBeDefined();
    fireEvent.change(field('Job title'), { target: { value: 'Engineer' } });
    expect(screen.getByText('Nothing left to check')).toBeDefined();
    expect(field('Full name').tabIndex).toBe(0);
  });

  it('goes to the next thing to check', async () => {
    open({ type: 'document', answer: read });
    const next = await screen.findByRole('button', { name: 'Next thing to check' });
    fireEvent.click(next);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    fireEvent.click(next);
    await waitFor(() => expect(document.activeElement).toBe(field('Job title')));
  });

  it('stores the corrections, and the lines that were assigned', async () => {
    const { router, store } = open({ type: 'document', answer: read });
    fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Engineer' } });
    const leftover = screen.getByRole('region', { name: 'Lines not imported' });
    const add = within(leftover).getByRole('button', { name: 'Add to section: Plays chess' });
    fireEvent.pointerDown(add);
    fireEvent.click(add);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Summary' }));
    await waitFor(() => expect(screen.queryByText('Lines not imported')).toBeNull());
    await press('Open in builder');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/resume/builder/${resume.slug}`));
    const { doc } = await store.getBySlug('resume', resume.slug);
    expect(doc.sections.experience.items[0]?.['position']).toBe('Engineer');
    expect(doc.summary).toBe('Plays chess');
  });

  it('uses a part of a line of the original as a field, by keyboard, which is undone and done again', async () => {
    open({ type: 'document', answer: read });
    const first = await screen.findByRole('button', { name: 'Ada Bell: Full name' });
    expect(first.tabIndex).toBe(0);
    for (const [key, name] of [
      ['ArrowDown', /^ada@example/],
      ['End', /^Plays chess: not used/],
      ['ArrowUp', /^Enginer, Mill/],
    ] as const) {
      fireEvent.keyDown(document.activeElement?.matches('[data-line]') ? document.activeElement : first, { key });
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
    const line = screen.getByRole('button', { name: 'Enginer, Mill: Job title' });
    expect(line.tabIndex).toBe(0);
    fireEvent.click(line);
    const panel = await screen.findByRole('dialog', { name: 'What this line is' });
    fireEvent.click(within(panel).getByRole('button', { name: 'Enginer', pressed: false }));
    fireEvent.click(
      within(within(panel).getByRole('group', { name: 'Move to' })).getByRole('button', { name: 'Employer' }),
    );
    await waitFor(() => expect(field('Employer').value).toBe('Enginer'));
    expect(screen.getByText('Line used as: Employer').role).toBe('status');
    fireEvent.keyDown(field('Employer'), { key: 'z', ctrlKey: true });
    expect([field('Job title').value, field('Employer').value]).toEqual(['Enginer', 'Mill']);
    expect(screen.getByText('Undone: Line used as: Employer')).toBeDefined();
    await press('Redo');
    expect(field('Employer').value).toBe('Enginer');
  });

  it('takes lines that are left over as a whole entry, by keyboard, which is undone in one step', async () => {
    const more = ['Weaver', 'Ran six looms'].map((text, at) => ({ page: 0, line: 4 + at, text }));
    const pages = read.pages.map((page) => ({
      ...page,
      lines: [...page.lines, ...more.map(({ text }) => ({ text }))],
    }));
    open({ type: 'document', answer: { ...read, pages, leftover: more } });
    fireEvent.click(await screen.findByRole('button', { name: /^Weaver: not used/ }));
    const panel = await screen.findByRole('dialog', { name: 'What this line is' });
    const wanted = 'Use these 2 lines as the whole entry';
    expect(within(panel).queryByRole('button', { name: wanted })).toBeNull();
    const place = within(panel).getByRole('combobox', { name: 'Where it belongs' });
    const option = within(place).getByRole<HTMLOptionElement>('option', { name: 'New entry: Experience' });
    fireEvent.change(place, { target: { value: option.value } });
    fireEvent.click(within(panel).getByRole('button', { name: wanted }));
    await waitFor(() => expect(screen.getByText('New entry: Experience').role).toBe('status'));
    expect(screen.getAllByRole('textbox', { name: 'Job title' })).toHaveLength(2);
    expect(screen.queryByText('Lines not imported')).toBeNull();
    fireEvent.keyDown(field('Full name'), { key: 'z', ctrlKey: true });
    expect(screen.getAllByRole('textbox', { name: 'Job title' })).toHaveLength(1);
    expect(screen.getByText('Lines not imported')).toBeDefined();
  });

  it('stores the photo that came with the file', async () => {
    const bytes = new TextEncoder().encode('a picture');
    const sha256 = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const document = { ...resume, basics: { ...resume.basics, photo: { asset: sha256, alt: 'Ada' } } };
    const { store } = open({
      type: 'document',
      answer: { ...read, document, assets: new Map([[sha256, { type: 'image/png', bytes }]]) },
    });
    await press('Open in builder');
    await waitFor(async () => expect(await store.list()).toHaveLength(1));
    expect((await store.getAsset(sha256)).type).toBe('image/png');
  });

  it('leaves the photo out if the person does not want it, and undoes that', async () => {
    const photo = { asset: 'ab'.repeat(32), alt: 'Ada' };
    const document = { ...resume, basics: { ...resume.basics, photo } };
    const bytes = new TextEncoder().encode('a picture');
    const { store, router } = open({
      type: 'document',
      answer: { ...read, document, assets: new Map([[photo.asset, { type: 'image/png', bytes }]]) },
    });
    const used = await screen.findByRole('switch', { name: 'Use the photo from the file', checked: true });
    fireEvent.click(used);
    expect(screen.getByRole('switch', { name: 'Use the photo from the file', checked: false })).toBeDefined();
    await press('Undo');
    fireEvent.click(screen.getByRole('switch', { name: 'Use the photo from the file', checked: true }));
    await press('Open in builder');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resume\/builder\//));
    const { doc } = await store.get('resume', document.id);
    expect(doc).toHaveProperty('basics.photo', null);
    await expect(store.getAsset(photo.asset)).rejects.toMatchObject({ code: 'asset-missing' });
  });

  it('makes a copy when the document already exists here', async () => {
    const { router, store } = open({ type: 'document', answer: read });
    await store.create(resume);
    await press('Open in builder');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resume\/builder\//));
    expect(await store.list()).toHaveLength(2);
  });
});
