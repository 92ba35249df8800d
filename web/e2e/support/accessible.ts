import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { triesAll } from '@vitae/testkit/sample';
import { settled } from './settled.ts';

/** Every sixth screen of a list: each takes axe two to five seconds. `npm run fuzz -- journeys` looks at all. */
export const sampleOf = <Screen>(screens: readonly Screen[]): readonly Screen[] =>
  triesAll ? screens : screens.filter((_, position) => position % 6 === 0);

/** What axe finds, in both themes, that excludes users. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Fades and colour changes are checked once they are complete.
    await settled(page);
    // There are no frames, so the checks need no page of their own to put results together.
    // Of what is in order, nothing is described, which takes half the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    // Only colours differ between the themes.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      grave.map(
        ({ id, nodes }) =>
          `${page.url()}, ${colorScheme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      ),
    ).toEqual([]);
  }
}
