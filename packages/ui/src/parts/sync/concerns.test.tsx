import { render, screen } from '@testing-library/react';
import { createResume, type Resume, type AnyDocument } from '@vitae/domain';
import type { SyncableStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import axe from 'axe-core';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { sync as words } from '@vitae/words/en/sync';
import { PlatformProvider } from '../../base/platform.ts';
import { createEditor, EditorProvider } from '../../base/editor/index.ts';
import { createSessionState, setSessionState } from '../../base/session/session-state.ts';
import { SyncBadge } from './sync-badge.tsx';
import { useSyncState } from '../../base/sync/sync-state.ts';
import { SyncStatus } from './sync-status.tsx';
import { adopt } from '../../base/sync/testing/adopt.ts';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

let documents: SyncableStore;
let resume: Resume;

beforeAll(async () => {
  await loadAreas(['sync', 'editor', 'library']);
  await import('../components/popover-popup.tsx');
});
beforeEach(async () => {
  documents = createMemoryStore();
  ({ doc: resume } = await documents.create(createResume({ title: 'One' })));
  const state = createSessionState({ read: () => ({ kind: 'nothing' }) });
  state.setState({ status: 'authenticated', user: ada, hasToken: true });
  setSessionState(state);
  useSyncState.setState({ activity: 'resting' });
});

async function draw(element: React.ReactNode): Promise<void> {
  const platform = testPlatform({
    documents,
  });
  const editor = createEditor<AnyDocument>(documents, await documents.get('resume', resume.id));
  const router = createMemoryRouter([{ path: '*', Component: () => element }]);
  render(
    <PlatformProvider value={platform}>
      <EditorProvider value={editor}>
        <RouterProvider router={router} />
      </EditorProvider>
    </PlatformProvider>,
  );
}

const summary = async () => {
  const [found] = await documents.list();
  if (!found) throw new Error('There is no document.');
  return found;
};

describe.each(['limit', 'full', 'invalid', 'too-large', 'newer'] as const)(
  'a document that the account does not accept: %s',
  (reason) => {
    const { title, text } = words.concern[reason];
    beforeEach(() => adopt(documents, ada.id, resume, reason));

    it('is marked in the list, with what to do', async () => {
      await draw(<SyncBadge document={await summary()} />);
      const mark = screen.getByText(title);
      expect(mark.closest('summary')).not.toBeNull();
      expect(screen.getByText(text)).toBeDefined();
    });

    it('is marked in the builder as needing attention, with the reason and what to do', async () => {
      await draw(<SyncStatus />);
      await press('Needs attention');
      const advice = await screen.findByRole('dialog', { name: title });
      expect(advice.textContent).toContain(text);
      const action = {
        limit: () => screen.getByRole('link', { name: 'Open my documents' }),
        newer: () => screen.getByRole('button', { name: 'Reload' }),
      };
      if (reason === 'limit' || reason === 'full') expect(action.limit().getAttribute('href')).toBe('/account/resumes');
      if (reason === 'newer') expect(action.newer()).toBeDefined();
      const { violations } = await axe.run(advice, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations).toEqual([]);
    });
  },
);

describe.each(['failed', 'unable'] as const)('sync with status %s', (activity) => {
  it('is shown for every document', async () => {
    useSyncState.setState({ activity });
    await draw(<SyncStatus />);
    await press('Needs attention');
    expect((await screen.findByRole('dialog', { name: words.concern[activity].title })).textContent).toContain(
      words.concern[activity].text,
    );
  });
});
