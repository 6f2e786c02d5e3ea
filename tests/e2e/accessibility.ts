import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Resolves once a page is laid out and its animations have ended; endless animations are not waited for. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      // animations driven by scrolling have a timeline of their own and never end
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });

/** Serious and critical faults by WCAG 2.2 AA, of the page or within a selector: 'rule: selectors', at most three selectors each. */
export async function seriousFaults(page: Page, within = 'html'): Promise<string[]> {
  // legacy mode: the portal has no frames of other origins, so axe needs no second page to merge their results
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

/** English names that a screen reader would read: those that libraries give to icons ('home') and to buttons. */
export const englishNames = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot()).match(
    /img "[a-z-]+"|"(Close|(In|De)crease Value|expanded|collapsed)"/g,
  ) ?? [];
