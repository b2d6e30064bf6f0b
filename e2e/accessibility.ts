import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical findings on what is shown, in light and then in dark; colours only are asked again in dark. */
export async function findBarriers(page: Page): Promise<string[]> {
  const light = await findBarriersInLight(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await serious(axeOf(page).withRules(['color-contrast', 'link-in-text-block']), 'dark');
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark];
}

/** The same in light alone: for a second width, which has the colours of the first. */
export async function findBarriersInLight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return serious(axeOf(page), 'light');
}

/** Targets lower or narrower than a finger needs, 24 px, without as much room about them. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await layOutAll(page);
  return serious(axeOf(page).withRules(['target-size']), 'light');
}

/** Parts far from the window have the height they are thought to have: what stands in them would seem to lie over what follows. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });
}

/**
 * Axe in the page itself, with violations alone written out: a quarter of the time. Frames of other sites would not be
 * looked into; the product has none.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function serious(axe: AxeBuilder, theme: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary = '' }) =>
            `${theme} ${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
        ),
    );
}
