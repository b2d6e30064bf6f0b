import type { Access } from '#platform/contract/endpoint.ts';
import { asOfOf, withAsOf } from '#platform/web/routes/address-parts.ts';

/** What is known when a link is clicked. */
export interface ClickFacts {
  /** Where the page stands. */
  here: URL;
  hasActiveLicense: boolean;
  /** The guard of an address of this site, null for an unknown one. */
  accessOf: (path: string) => Access | null;
}

/** Leave the click alone, open get-access instead, or go to the same address with the chosen day kept. */
export type ClickDecision =
  | { kind: 'pass' }
  | { kind: 'access'; wanted: string }
  | { kind: 'go'; to: string };

const pass: ClickDecision = { kind: 'pass' };

/**
 * Decision 3: without a licence a link to a protected page opens get-access and goes nowhere; public pages,
 * the account's own screens and other hosts always pass. The chosen day travels along on every link of the site.
 */
export function decideClick(href: string, { here, hasActiveLicense, accessOf }: ClickFacts): ClickDecision {
  const target = new URL(href, here);
  // A file that the page made itself (blob:) has the origin of the page and is no place to go to.
  const isElsewhere = target.protocol !== here.protocol || target.origin !== here.origin;
  if (isElsewhere || isCallOrFile(target.pathname)) return pass;
  const address = target.pathname + target.search + target.hash;
  if (!hasActiveLicense && accessOf(target.pathname) === 'licensed')
    return { kind: 'access', wanted: address };
  const asOf = asOfOf(here.search);
  if (asOf === null || target.pathname === here.pathname || target.searchParams.has('asOf')) return pass;
  return { kind: 'go', to: withAsOf(address, asOf) };
}

function isCallOrFile(path: string): boolean {
  return /^\/(api|account|assets)(\/|$)/.test(path) || /\.\w{2,4}$/.test(path);
}
