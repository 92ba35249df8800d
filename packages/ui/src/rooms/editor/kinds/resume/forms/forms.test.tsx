import { createResume, newId, sections, type AnyDocument, type Conflict, type Resume } from '@vitae/domain';
import { resumeOf } from '../hooks.ts';
import { createMemoryStore } from '@vitae/store/memory';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { createMemoryRouter, Outlet, RouterProvider } from '../../../../../base/router/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../../../base/platform.ts';
import { contentAt, emptyItem, withItems } from '../document-edits.ts';
import { createEditor, EditorProvider, type Editor } from '../../../../../base/editor/index.ts';
import { editorKindOf } from '../../kinds.ts';
import { CustomSectionStep } from './custom-section-step.tsx';
import { ExtraStep } from './extra-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PrequestStep } from './prequest-step.tsx';
import { SectionStep } from './section-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { press } from '../../../../../base/testing/press.ts';
import { testPlatform } from '../../../../../base/testing/test-platform.ts';

beforeAll(async () => {
  await loadAreas(['account', 'editor', 'letter', 'preview', 'steps', 'sync']);
  // Parts that a browser loads lazily are loaded up front, so that no test finds them half loaded.
  await Promise.all([
    import('../../../controls/conflict-choice.tsx'),
    editorKindOf('resume').navigation.fetch(),
    import('../../../screen/navigation.tsx'),
    import('../phrases/item-suggestions.tsx'),
    import('../items/item-menu.tsx'),
    import('../items/sortable-list.tsx'),
    import('../findings/field-doubt.tsx'),
    import('../../../../../parts/rich-text/rich-text-editor.tsx'),
    import('../../../../../parts/components/menu-popup.tsx'),
  ]);
});

/** Opens a step of a stored resume. */
async function open(address: string, change: (resume: Resume) => Resume = (resume) => resume): Promise<Editor> {
  const documents = createMemoryStore();
  const snapshot = await documents.create(change(createResume({ title: 'Test' })));
  const editor = createEditor<AnyDocument>(documents, snapshot);
  const platform = testPlatform({
    documents,
  });
  const router = createMemoryRouter(
    [
      {
        path: '/resume/builder/:slug',
        Component: () => (
          <EditorProvider value={editor}>
            <Outlet />
          </EditorProvider>
        ),
        children: [
          { index: true, Component: PersonalStep },
          { path: 'prequest', Component: PrequestStep },
          { path: 'summary', Component: SummaryStep },
          { path: 'extra', Component: ExtraStep },
          { path: 'extra/:key', Component: CustomSectionStep },
          { path: ':section', Component: SectionStep },
        ],
      },
    ],
    { initialEntries: [`/resume/builder/${snapshot.doc.slug}/${address}`] },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return editor;
}

const documentOf = (editor: Editor) => resumeOf(editor);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const withEntries =
  (key: string, ...entries: Record<string, string | string[] | boolean>[]) =>
  (resume: Resume) => {
    const fields = sections.find((section) => section.key === key)?.fields ?? {};
    return withItems(resume, `sections.${key}`, () => entries.map((entry) => ({ ...emptyItem(fields), ...entry })));
  };

describe('the form of a section', () => {
  it.each(sections)(
    'has a control for every field of $key, and an example while it is empty',
    async ({ key, fields, itemName, hint }) => {
      const editor = await open(key);
      expect(screen.getByText(hint)).toBeDefined();
      expect(screen.getByText('Example')).toBeDefined();
      await press(`Add ${itemName}`);
      const card = within(await screen.findByRole('group', { name: `New ${itemName}` }));
      for (const { kind, label } of Object.values(fields)) {
        if (kind === 'date')
          expect(
            within(await card.findByRole('group', { name: label })).getByLabelText(`${label}: year`),
          ).toBeDefined();
        else expect(await card.findByLabelText(label)).toBeDefined();
      }
      expect(contentAt(documentOf(editor), `sections.${key}`)?.items).toHaveLength(1);
    },
  );

  it('is stored with a key before it is searched for mistakes', async () => {
    const editor = await open('experience', withEntries('experience', { position: 'Welder', start: '2021' }));
    const item = contentAt(documentOf(editor), 'sections.experience')?.items[0];
    act(() => editor.setItemOpen(item?.id ?? '', true));
    const card = within(await screen.findByRole('group', { name: 'Welder' }));
    const end = within(await card.findByRole('group', { name: 'End' })).getByLabelText('End: year');
    type(end, '2019');
    expect(contentAt(documentOf(editor), 'sections.experience')?.items[0]?.['end']).toBe('2019');
    expect(screen.queryByText('This ends before it starts.')).toBeNull();
    expect(await screen.findByText('This ends before it starts.')).toBeDefined();
  });

  it('puts typed text into the document, as one step of undo', async () => {
    const editor = await open('experience', withEntries('experience', { position: 'Planner' }));
    const title = await screen.findByLabelText('Job title');
    type(title, 'Planner o');
    type(title, 'Planner of routes');
    expect(documentOf(editor).sections.experience.items[0]).toMatchObject({ position: 'Planner of routes' });
    act(editor.undo);
    expect(title).toHaveProperty('value', 'Planner');
  });

  it('reads dates, and needs no end for an ongoing entry', async () => {
    const editor = await open('experience', withEntries('experience', {}));
    type(await screen.findByLabelText('Start: year'), '03/2021');
    fireEvent.click(screen.getByLabelText('I work here now'));
    expect(documentOf(editor).sections.experience.items[0]).toMatchObject({ start: '2021-03', current: true });
    expect(screen.queryByLabelText('End: year')).toBeNull();
    const year = screen.getByLabelText('Start: year');
    type(year, '20');
    fireEvent.blur(year);
    expect(screen.getByText('Enter the year with four digits.')).toBeDefined();
    expect(documentOf(editor).sections.experience.items[0]).toMatchObject({ start: '2021-03' });
  });

  it('keeps a tag in the document from its first letter', async () => {
    const editor = await open('skill', withEntries('skill', { keywords: ['Excel'] }));
    const input = await screen.findByLabelText('Skills');
    type(input, 'SA');
    expect(documentOf(editor).sections.skill.items[0]).toMatchObject({ keywords: ['Excel', 'SA'] });
    type(input, 'SAP, Exc');
    expect(documentOf(editor).sections.skill.items[0]).toMatchObject({ keywords: ['Excel', 'SAP', 'Exc'] });
    await press('Remove Excel');
    expect(documentOf(editor).sections.skill.items[0]).toMatchObject({ keywords: ['SAP', 'Exc'] });
  });

  it('questions an address only after the user left the field, and keeps it anyway', async () => {
    const editor = await open('reference', withEntries('reference', {}));
    const email = await screen.findByLabelText('Email');
    type(email, 'ana@example');
    expect(screen.queryByText(/Check this email address/)).toBeNull();
    fireEvent.blur(email);
    const doubt = screen.getByText(/Check this email address/);
    expect(email.getAttribute('aria-describedby')).toContain(doubt.id);
    expect(documentOf(editor).sections.reference.items[0]).toMatchObject({ email: 'ana@example' });
  });

  it('duplicates, hides, moves and deletes entries', async () => {
    const editor = await open('skill', withEntries('skill', { name: 'Planning' }, { name: 'Systems' }));
    const names = () => documentOf(editor).sections.skill.items.map((item) => item['name']);
    const choose = async (entry: string, act: string) => {
      fireEvent.click(screen.getAllByRole('button', { name: `More for ${entry}` })[0] ?? document.body);
      fireEvent.click(await screen.findByRole('menuitem', { name: act }));
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    };
    await choose('Planning', 'Duplicate');
    expect(names()).toEqual(['Planning', 'Planning', 'Systems']);
    await choose('Systems', 'Move up');
    expect(names()).toEqual(['Planning', 'Systems', 'Planning']);
    await choose('Systems', 'Hide from the pages');
    expect(documentOf(editor).sections.skill.items[1]).toMatchObject({ hidden: true });
    await choose('Systems', 'Delete');
    expect(names()).toEqual(['Planning', 'Planning']);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-toggle')).toBe(true));
  });

  it('sets the heading, and hides the section', async () => {
    const editor = await open('skill', withEntries('skill', { name: 'Planning' }));
    await press('Section settings');
    type(screen.getByLabelText('Heading on the page'), 'What I can do');
    fireEvent.click(screen.getByRole('switch', { name: /Hide this section/ }));
    expect(documentOf(editor).sections.skill).toMatchObject({ heading: 'What I can do', hidden: true });
  });
});

describe('a conflict', () => {
  it('is shown next to its field, and resolved with one click', async () => {
    const editor = await open('', (resume) => ({
      ...resume,
      basics: { ...resume.basics, headline: 'Mine' },
      conflicts: [{ id: newId(), path: 'basics.headline', kept: 'Mine', other: 'Theirs', device: '' }],
    }));
    expect(await screen.findByText('Theirs')).toBeDefined();
    await press('Use this instead');
    expect(documentOf(editor)).toMatchObject({ basics: { headline: 'Theirs' }, conflicts: [] });
    act(editor.undo);
    expect(documentOf(editor)).toMatchObject({ basics: { headline: 'Mine' }, conflicts: [{ other: 'Theirs' }] });
  });
});

describe('a conflict that no field shows', () => {
  const conflict = (path: string, other: Conflict['other']): Conflict => ({
    id: newId(),
    path,
    kept: '',
    other,
    device: '',
  });

  it('is named above the form, once, with its value in words', async () => {
    const editor = await open('', (resume) => ({
      ...resume,
      conflicts: [
        conflict('basics.phone', '0113'),
        conflict('basics.location', { ...resume.basics.location, city: 'York' }),
        conflict('variantOf', { id: newId(), base: '{"kind":"resume"}' }),
      ],
    }));
    expect(await screen.findAllByRole('button', { name: 'Use this instead' })).toHaveLength(3);
    expect(screen.getByText('York')).toBeDefined();
    expect(screen.getByText(/Edits of the original resume/)).toBeDefined();
    expect(screen.getByText(/^Other edits of the original were applied there/)).toBeDefined();
    expect(document.body.textContent).not.toContain('kind');
    for (const keep of screen.getAllByRole('button', { name: 'Keep what is here' })) fireEvent.click(keep);
    expect(documentOf(editor).conflicts).toEqual([]);
  });

  it('is shown at its own step, also if its entry is gone', async () => {
    const conflicts = [conflict(`sections.award.items.${newId()}.title`, 'Prize'), conflict('summary', 'Short')];
    await open('award', (resume) => ({ ...resume, conflicts }));
    expect(await screen.findByText('Prize')).toBeDefined();
    expect(screen.queryByText('Short')).toBeNull();
  });
});

describe('the other steps', () => {
  it('accept personal details, including links', async () => {
    const editor = await open('');
    type(screen.getByLabelText('Full name'), 'Ana Silva');
    type(screen.getByLabelText('Town or city'), 'Leeds');
    await press('Add link');
    type(await screen.findByLabelText('Address'), 'example.com/ana');
    expect(documentOf(editor).basics).toMatchObject({
      fullName: 'Ana Silva',
      location: { city: 'Leeds' },
      links: [{ url: 'example.com/ana' }],
    });
  });

  it('apply the conventions of the target country', async () => {
    const editor = await open('prequest');
    await screen.findByRole('option', { name: 'Germany' });
    type(screen.getByLabelText('Country you are applying in'), 'DE');
    type(screen.getByLabelText('Years of experience'), '8');
    fireEvent.click(screen.getByRole('radio', { name: 'Entry' }));
    expect(documentOf(editor)).toMatchObject({
      country: 'DE',
      target: { level: 'entry', yearsOfExperience: 8 },
      template: { tokens: { dateStyle: 'month-number' } },
    });
  });

  it('create a custom section, and require its heading', async () => {
    const editor = await open('extra');
    await press('Add section');
    expect(screen.getByText(/Enter a heading/)).toBeDefined();
    type(screen.getByLabelText('Heading'), 'Patents');
    fireEvent.click(screen.getByRole('radio', { name: /Timeline/ }));
    await press('Add section');
    expect(await screen.findByRole('heading', { level: 1, name: 'Patents' })).toBeDefined();
    expect(documentOf(editor).custom).toMatchObject([{ key: 'patents', kind: 'timeline' }]);
    act(editor.undo);
    expect(await screen.findByRole('heading', { level: 1, name: 'Custom section' })).toBeDefined();
  });

  it.each(['', 'prequest', 'summary', 'extra', 'experience'])(
    'have no accessibility violation that axe can find: %j',
    async (address) => {
      await open(address, withEntries('experience', { position: 'Planner', start: '2021-03' }));
      // Colours need a real page.
      const { violations } = await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    },
  );
});
