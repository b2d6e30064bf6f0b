import { generatePath } from 'react-router';
import type { ResolvedRoute } from '#app/routes/find-route.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Parts of addresses that exist on every installation, for pages that say nothing of their own. */
const parts = {
  id: '1',
  yugoId: '1124665',
  code: '62.01',
  city: '0',
  kind: 'person',
  page: 'exclusive',
  indicator: 'covid_cases_new',
  folder: 'operations',
};
const ownParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  regions: { id: 'incidence' },
  rubric: { id: '6' },
  dashboard: { id: parts.yugoId },
  // Vladimir Putin, by the number of the bundled list.
  dossier: { id: '10000427' },
  tree: { id: '10000427' },
  smb: { id: 'all' },
  allActions: { id: '1180665' },
  embed: { id: parts.yugoId },
  indicator: { code: 'unemployment_rate' },
  embedView: { code: 'unemployment_rate' },
};

/** What pages that begin empty are asked in their address. */
export const searchOfPage: Readonly<Record<string, string>> = {
  search: 'q=Москва',
  explore: 'i=unemployment_rate&p=1124616.border-1124616',
};

/** The path of a page with parts that exist, optional ones left out; `given` names what only a running server knows. */
export function pathOfPage(
  { name, pattern }: Pick<ResolvedRoute, 'name' | 'pattern'>,
  locale: Locale,
  given: Readonly<Record<string, string>> = {},
): string {
  const isOfRegion = /\/regions\/:id/.test(pattern);
  const known = { ...parts, ...(isOfRegion && { id: parts.yugoId }), ...ownParts[name], ...given, locale };
  const path = generatePath(pattern.replace(/\/:\w+\?/g, ''), known as Record<string, string>);
  return name === 'home' ? `${path}/` : path;
}
