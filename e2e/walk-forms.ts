import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';
import { fillPage, findLost, type Lost } from './fill-page.ts';
import { holdChanges, holdScripts, openUnscripted } from './held-scripts.ts';
import { listScreens } from './screen.ts';
import { awaitScripts, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

type Visitor = 'super' | 'moderator' | 'stranger';

/** What stands beyond the addresses that the table gives: in every run, since no place in the table decides of it. */
const further = ['/ru/settings/privacy', '/ru/search?q=Москва&view=items'];
/** Forms that are filled in every run, whichever part of the table they stand in. */
const always = new Set(['profile', 'categories', 'story', 'feedAdd', 'alerts', 'signUp', 'messages']);
/** Screens that somebody else fills: the super user may do everything but this. */
const writers: Record<string, Visitor> = {
  ...Object.fromEntries(
    ['login', 'signUp', 'recovery', 'landing', 'mailing'].map((name) => [name, 'stranger']),
  ),
  createAction: 'moderator',
  actionsManuals: 'moderator',
};
/** What is chosen here is taken over at once, and the line is empty for the next. */
const taken = new Set([wordsOf('ru')('Regions_OwnWhich'), wordsOf('ru')('Measures_Field_issues')]);
/** A few of these are ticked at most, two to be joined and four to be compared. The next one is refused or replaces the first. */
const ticks = [
  wordsOf('ru')('MeasuresManuals_Tick', { name: '' }),
  wordsOf('ru')('Regions_CompareOne', { name: '' }),
];
/** What is switched here is asked of the server, and stands when it has answered. */
const asked = `: ${wordsOf('ru')('Sources_On')}`;
/** The table is walked in parts, each of every eighth row. */
export const parts = 8;
/** Two of the parts in each run, so that every fourth page is walked, the models of population among them; WALK_FORMS=1 walks all. */
export const walkedParts =
  process.env['WALK_FORMS'] === '1' ? Array.from({ length: parts }, (_, part) => part) : [3, 7];

/** Somebody with a session of the journeys. */
async function openVisitor(browser: Browser, who: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (who !== 'stranger') await signIn(page, who);
  await page.close();
  return context;
}

const isLost = ({ name }: Lost): boolean =>
  !taken.has(name) && !name.endsWith(asked) && !ticks.some((tick) => name.startsWith(tick));

/**
 * Fills a page before its scripts come and saves nothing of it, all of it or the controls of these places. Says how
 * many, and what is lost when the scripts are here.
 */
async function fillEarly(context: BrowserContext, path: string, only?: number[]) {
  const tab = await context.newPage();
  const letThemCome = await holdScripts(tab);
  const forgetChanges = await holdChanges(tab);
  await openUnscripted(tab, path);
  const filled = await tab.evaluate(fillPage, only);
  let lost: Lost[] = [];
  if (filled > 0) {
    letThemCome();
    await awaitScripts(tab);
    await tab.waitForTimeout(500);
    // An address needs a moment.
    await expect
      .poll(async () => (lost = (await tab.evaluate(findLost)).filter(isLost)).length, { timeout: 8000 })
      .toBe(0)
      .catch(() => {});
  }
  await forgetChanges();
  await tab.close();
  return { filled, lost };
}

/** Fills every form of a part of the table before its scripts come: what was lost, how many controls were filled, on how many screens. */
export async function walkForms(browser: Browser, request: APIRequestContext, part: number) {
  const listed = await listScreens(request, 'ru');
  const screens = [
    ...listed.filter(({ name }, at) => at % parts === part && !always.has(name)),
    ...(part === walkedParts[0] ? further.map((path) => ({ name: 'further', path })) : []),
    ...(part === walkedParts.at(-1) ? listed.filter(({ name }) => always.has(name)) : []),
  ];
  const contexts = new Map<Visitor, BrowserContext>();
  const faults: string[] = [];
  let filled = 0;
  for (const { name, path } of screens) {
    const who = writers[name] ?? 'super';
    const context = contexts.get(who) ?? (await openVisitor(browser, who));
    contexts.set(who, context);
    const first = await fillEarly(context, path);
    filled += first.filled;
    if (first.lost.length === 0) continue;
    // A choice may put others in the place of what stood there: what is gone with it stays when filled without it.
    const again = await fillEarly(
      context,
      path,
      first.lost.map(({ at }) => at),
    );
    faults.push(...again.lost.map(({ fault }) => `${name} ${path}: ${fault}`));
  }
  return { faults, filled, screens: screens.length };
}
