import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Resolves once a resized page has laid itself out and what moves has arrived; what turns for ever is not waited for. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      // what is moved by scrolling has a timeline of its own and never ends
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });

/** Serious and critical faults by WCAG 2.2 AA, each with the first places it was found at; of the whole page, or within a selector. */
export async function seriousFaults(page: Page, within = 'html'): Promise<string[]> {
  // the portal has no frames of other origins, so axe needs no second page to gather its results in
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** What a page says in English to those who hear it: the names that libraries give their icons ('home'), and their buttons. */
export const englishNames = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot()).match(
    /img "[a-z-]+"|"(Close|(In|De)crease Value|expanded|collapsed)"/g,
  ) ?? [];
