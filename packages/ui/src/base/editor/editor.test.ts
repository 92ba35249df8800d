import { patient } from '@vitae/testkit/patient';
import { createResume } from '@vitae/domain';
import { StoreError, type DocumentStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { describe, expect, it, vi } from 'vitest';
import { emptyItem, withItems } from '../../rooms/editor/kinds/resume/document-edits.ts';
import { createEditor } from './editor.ts';

async function opened(store: DocumentStore = createMemoryStore()) {
  const snapshot = await store.create(createResume({ title: 'Test' }));
  return { store, snapshot, editor: createEditor(store, snapshot) };
}

describe('editor', () => {
  it('saves every change', async () => {
    const { store, snapshot, editor } = await opened();
    editor.apply((resume) => ({ ...resume, summary: 'a' }), { label: 'Typing', coalesceKey: 'summary' });
    expect(editor.state.getState().save.status).toBe('saving');
    editor.apply((resume) => ({ ...resume, summary: 'ab' }), { label: 'Typing', coalesceKey: 'summary' });
    await editor.flush();
    expect(editor.state.getState().save.status).toBe('saved');
    expect((await store.get('resume', snapshot.doc.id)).doc.summary).toBe('ab');
  });

  it('undoes across the whole document, saves that too, and goes to the place', async () => {
    const { store, snapshot, editor } = await opened();
    editor.apply((resume) => ({ ...resume, summary: 'text' }), { label: 'Typing' });
    const item = emptyItem({ name: { kind: 'text', slot: 'title', label: 'Name' } });
    editor.apply(
      (resume) =>
        withItems(resume, 'sections.skill', (items) => [...items, { ...item, name: 'Excel', keywords: [], level: '' }]),
      { label: 'Add skill' },
    );
    expect(editor.state.getState().undoLabel).toBe('Add skill');
    editor.undo();
    expect(editor.state.getState()).toMatchObject({
      undoLabel: 'Typing',
      redoLabel: 'Add skill',
      request: { path: `sections.skill.items.${item.id}` },
    });
    editor.undo();
    expect(editor.state.getState().undoLabel).toBeNull();
    await editor.flush();
    expect((await store.get('resume', snapshot.doc.id)).doc).toMatchObject({
      summary: '',
      sections: { skill: { items: [] } },
    });
    editor.redo();
    expect(editor.state.getState().document.summary).toBe('text');
  });

  it('turns a final document into a draft with every edit, and back when the edit is undone', async () => {
    const { store, snapshot, editor } = await opened();
    const final = { at: '2026-03-01T00:00:00.000Z', renderer: '1', layout: '0123456789abcdef' };
    editor.apply((resume) => ({ ...resume, final }), { label: 'Finish' });
    expect(editor.state.getState().document.final).toEqual(final);
    editor.apply((resume) => ({ ...resume, summary: 'later' }), { label: 'Typing' });
    expect(editor.state.getState().document.final).toBeNull();
    editor.undo();
    expect(editor.state.getState().document).toMatchObject({ summary: '', final });
    editor.redo();
    expect(editor.state.getState().document).toMatchObject({ summary: 'later', final: null });
    await editor.flush();
    expect((await store.get('resume', snapshot.doc.id)).doc.final).toBeNull();
  });

  it('ignores an update that changes nothing', async () => {
    const { editor } = await opened();
    const before = editor.state.getState();
    editor.apply((resume) => resume, { label: 'Nothing' });
    expect(editor.state.getState()).toBe(before);
  });

  it('merges edits of another window, outside undo', async () => {
    const { store, snapshot, editor } = await opened();
    editor.apply((resume) => ({ ...resume, summary: 'mine' }), { label: 'Typing' });
    await store.save(snapshot, { ...snapshot.doc, title: 'Theirs' });
    await vi.waitFor(
      () => expect(editor.state.getState().document).toMatchObject({ title: 'Theirs', summary: 'mine' }),
      patient,
    );
    editor.undo();
    expect(editor.state.getState().document).toMatchObject({ title: 'Theirs', summary: '' });
  });

  it('reports when saving fails, and keeps the text', async () => {
    const { store, editor } = await opened();
    vi.spyOn(store, 'save').mockRejectedValue(new StoreError('quota'));
    editor.apply((resume) => ({ ...resume, summary: 'kept' }), { label: 'Typing' });
    await vi.waitFor(
      () => expect(editor.state.getState().save).toMatchObject({ status: 'failed', error: { code: 'quota' } }),
      patient,
    );
    expect(editor.state.getState().document.summary).toBe('kept');
  });

  it('opens the entry of a requested field, each time', async () => {
    const { editor } = await opened();
    editor.openField('sections.skill.items.abc.name');
    editor.openField('sections.skill.items.abc.name');
    expect(editor.state.getState()).toMatchObject({ request: { count: 2 } });
    expect(editor.state.getState().openItems.has('abc')).toBe(true);
  });
});
