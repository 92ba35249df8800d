import { kindOf, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, type Route, RouterProvider } from '../../../../base/router/index.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { builderPath, kindOfAddress, printingPath } from '../../../../base/documents/paths.ts';
import { createEmpty, duplicate, rename } from '../../../../base/documents/document-actions.ts';
import { useDocuments } from '../../../../base/documents/use-documents.ts';
import { createEditor, EditorProvider, type Editor } from '../../../../base/editor/index.ts';
import { loadAreas } from '../../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../../base/platform.ts';
import { changesBetween } from '../../../../parts/history/changes.ts';
import { restored } from '../../../../parts/history/restored.ts';
import { paperOf } from '../../../../parts/documents/page-pictures.ts';
import { TextControl } from '../../controls/text-control.tsx';
import { bindingFor } from '../../controls/binding.ts';
import { withTokens } from '../../design/design-changes.ts';
import { documentFileStem, exportFile } from '../../export/download.ts';
import { OtherFormats } from '../../export/other-formats.tsx';
import { BuilderPage } from '../../screen/builder-page.tsx';
import { StepFrame } from '../../screen/step-frame.tsx';
import { StepRail } from '../../screen/step-rail.tsx';
import { editorKindOf } from '../kinds.ts';
import { testPlatform } from '../../../../base/testing/test-platform.ts';

const store = createMemoryStore();
const platform = testPlatform({
  documents: store,
});
const note = kindOf('note');
const bodyOf = (document: AnyDocument): unknown => Reflect.get(document, 'body');
/** What the folder of the kind binds to its form. */
const body = bindingFor(note, {
  path: 'body',
  label: 'Text',
  read: (document) => String(bodyOf(document)),
  write: (document, value) => note.read({ ...document, body: value }),
});

beforeAll(async () => {
  await loadAreas(['editor', 'preview', 'library']);
  await import('../../screen/navigation.tsx');
});

async function open(doc: AnyDocument): Promise<Editor> {
  const editor = createEditor(store, await store.get(doc.kind, doc.id));
  const routes: Route[] = [
    {
      path: '/note/builder/:slug',
      Component: () => (
        <EditorProvider value={editor}>
          <StepRail />
          <Outlet />
        </EditorProvider>
      ),
      children: [
        {
          index: true,
          Component: () => (
            <StepFrame title="Text">
              <TextControl binding={body} />
            </StepFrame>
          ),
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [builderPath(doc.kind, doc.slug)] });
  // Suspended parts are loaded before anything is looked for.
  await act(async () => {
    render(
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    );
    await editorKindOf('note').navigation.fetch();
  });
  return editor;
}

it('is made, listed apart from the other kinds, renamed, copied, trashed and restored', async () => {
  function List({ kind }: { kind: AnyDocument['kind'] }) {
    const [list] = useDocuments(kind);
    if (list.status !== 'ready') return null;
    return (
      <ul>
        {list.documents.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {list.trashed.map(({ id, title }) => (
          <li key={id}>Trash: {title}</li>
        ))}
      </ul>
    );
  }
  const made = await createEmpty(store, note.key, 'Errands');
  await createEmpty(store, 'resume', 'A resume');
  render(
    <PlatformProvider value={platform}>
      <List kind={note.key} />
    </PlatformProvider>,
  );
  const shows = (...titles: string[]) =>
    waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(titles));
  await shows('Errands');
  await rename(store, made, 'Errands of today');
  await shows('Errands of today');
  const copy = await duplicate(store, made, (title) => `${title}, again`);
  expect(copy).toMatchObject({ kind: 'note', title: 'Errands of today, again' });
  await store.trash(made.id);
  await shows('Errands of today, again', 'Trash: Errands of today');
  await store.restore(made.id);
  await store.purge(copy.id);
  await shows('Errands of today');
});

it('is edited in its form, saved and undone, and has its own steps', async () => {
  const made = await createEmpty(store, note.key, 'Shopping');
  const editor = await open(made);
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Steps' })).toBeDefined());
  const steps = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(steps).toContain(`${builderPath(made.kind, made.slug)}/template`);
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Milk' } });
  await editor.flush();
  expect(bodyOf((await store.get(note.key, made.id)).doc)).toBe('Milk');
  expect(editor.state.getState().undoLabel).not.toBeNull();
  act(() => editor.undo());
  await editor.flush();
  expect(bodyOf((await store.get(note.key, made.id)).doc)).toBe('');
  act(() => editor.redo());
  expect(bodyOf(editor.state.getState().document)).toBe('Milk');

  // Another window writes the title meanwhile.
  const base = await store.get(note.key, made.id);
  await store.save(base, { ...base.doc, title: 'Shopping for two' });
  await editor.refresh();
  await editor.flush();
  expect(editor.state.getState().document).toMatchObject({ title: 'Shopping for two', body: 'Milk' });
  await act(() => editor.close());
});

it('offers printing, its templates and its formats in the command palette of the builder', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => undefined;
      terminate = () => undefined;
    },
  );
  const saved: string[] = [];
  const files = {
    pick: () => Promise.resolve([]),
    save: ({ name }: { name: string }) => Promise.resolve(void saved.push(name)),
  };
  const made = await createEmpty(store, note.key, 'To print');
  await store.save(await store.get(note.key, made.id), note.read({ ...made, body: 'Buy paper' }));
  const routes: Route[] = [
    {
      path: '/note/builder/:slug',
      Component: BuilderPage,
      children: [{ index: true, Component: () => <h1>Form</h1> }],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [builderPath(made.kind, made.slug)] });
  render(
    <PlatformProvider value={testPlatform({ documents: store, files })}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { name: 'Form' });
  const found = async (typed: string) => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const box = await screen.findByRole('combobox', { name: 'Type what you want to do' });
    fireEvent.change(box, { target: { value: typed } });
    return [box, screen.queryAllByRole('option').map(({ textContent }) => textContent)] as const;
  };
  expect((await found('print'))[1]).toContain('Print');
  expect((await found('plain note'))[1]).toContain('Use the template Plain note');
  const [box, formats] = await found('vitae');
  expect(formats).toContain('Download Vitae document');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.vitae$/)]));
  vi.unstubAllGlobals();
});

it('has addresses, a design, files and versions like every document', async () => {
  const before = await createEmpty(store, note.key, 'Plan', 'plain-note');
  expect(kindOfAddress(builderPath(before.kind, before.slug))).toBe(note);
  expect(printingPath(before.kind, 'plan-1')).toBe('/note/viewer/print/plan-1');
  expect(editorKindOf('note').addressOfPath(before, 'template.tokens.accent')).toBe('template');
  expect(paperOf({ ...before, country: 'GB' }).width).toBeCloseTo(595.28, 1);
  expect(withTokens(before, { accent: '#112233' }).template.tokens.accent).toBe('#112233');

  expect(documentFileStem(before)).toBe('Plan');
  expect(documentFileStem({ ...before, title: '' })).toBe('note');
  const formats: string[] = [];
  render(<OtherFormats kind="note" busy={null} onDownload={({ id }) => formats.push(id)} />);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(formats).toEqual(['vitae']);
  const [exporter] = (await import('@vitae/exporter')).exportersOf('note');
  const file = exporter && (await exportFile(exporter, before, store, 'plan'));
  expect(await file?.content.text()).toContain('"kind": "note"');

  const after = note.read({ ...before, title: 'Plan B', body: '**Rest**' });
  expect(changesBetween(before, after)).toMatchObject([
    { place: { is: 'title' }, before: 'Plan', after: 'Plan B' },
    { place: { is: 'field', name: 'body' }, before: '', after: 'Rest' },
  ]);
  expect(changesBetween(restored(after, before), before)).toEqual([]);
});
