import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createEditor, EditorProvider, useChange, useEditorState } from '../../../base/editor/index.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';

import { fitPath } from '../preview/page-notes.tsx';
import { DesignPanel } from './design-panel.tsx';
import { testPlatform } from '../../../base/testing/test-platform.ts';

beforeAll(() => loadAreas(['preview']));

function Panel() {
  const doc = useEditorState(({ document }) => document);
  return <DesignPanel doc={doc} change={useChange()} sections={<p>The sections</p>} />;
}

async function open() {
  const documents = createMemoryStore();
  const editor = createEditor<AnyDocument>(documents, await documents.create(createResume({ title: 'Test' })));
  const platform = testPlatform({
    documents,
  });
  render(
    <PlatformProvider value={platform}>
      <EditorProvider value={editor}>
        <Panel />
      </EditorProvider>
    </PlatformProvider>,
  );
  return editor;
}
const tab = () => screen.getByRole('tab', { selected: true }).textContent;

it('has its groups in tabs, which arrow keys switch', async () => {
  await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Template',
    'Colour and font',
    'Page',
    'Sections',
  ]);
  expect(screen.getByRole('group', { name: 'Templates' })).toBeDefined();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Template' }), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Colour and font');
  expect(screen.getByRole('tabpanel', { name: 'Colour and font' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Text font' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Templates' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Colour and font' }), { key: 'End' });
  expect(screen.getByText('The sections')).toBeDefined();
});

it('opens the tab of the requested setting, and of the one that undo reverted', async () => {
  const editor = await open();
  act(() => editor.openField(fitPath));
  expect(tab()).toBe('Page');
  fireEvent.change(screen.getByRole('combobox', { name: 'Dates' }), { target: { value: 'year' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Sections' }));
  act(() => editor.undo());
  expect(tab()).toBe('Page');
  fireEvent.click(screen.getByRole('tab', { name: 'Template' }));
  act(() => editor.openField('basics.email'));
  expect(tab()).toBe('Template');
});

it('has sliders that are named, speak their value with its unit, and are filled up to it', async () => {
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Colour and font' }));
  const margins = screen.getByRole('slider', { name: 'Margins' });
  const share = () => margins.style.getPropertyValue('--share');
  fireEvent.change(margins, { target: { value: '19' } });
  expect([margins.getAttribute('aria-valuetext'), share()]).toEqual(['19 mm', '0.5']);
  fireEvent.change(margins, { target: { value: '30' } });
  expect([margins.getAttribute('aria-valuetext'), share()]).toEqual(['30 mm', '1']);
});
