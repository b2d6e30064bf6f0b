import { generatePath } from 'react-router';
import { resolvedRoutes } from '#app/routes/find-route.ts';

/** Pages that show nothing of a day: of the account, the desk, the installation, the guide. */
const ofNoDay =
  /^(?:unknown|region|desk|feed|login|replacePassword|signUp|recovery|mailing|boardLetter|profile|settings|friends|messages|notifications|person|own|board|docs|status|catalogue|terms|away|landing|sections|createAction|industryEdit|notFound|moderateActions|actionsManuals|service|programs|modelParameters|modelChanges|familyModels)/;

const usual: Record<string, string> = {
  locale: 'ru',
  id: '1',
  yugoId: '1124665',
  code: '62.01',
  city: '0',
  kind: 'person',
  page: 'exclusive',
  indicator: 'covid_cases_new',
  folder: 'operations',
};
const own: Readonly<Record<string, Record<string, string>>> = {
  regions: { id: 'incidence' },
  rubric: { id: '6' },
  dashboard: { id: '1124665' },
  dossier: { id: '10000427' },
  tree: { id: '10000427' },
  smb: { id: 'all' },
  allActions: { id: '1180665' },
  embed: { id: '1124665' },
  indicator: { code: 'unemployment_rate' },
};
const search: Readonly<Record<string, string>> = {
  search: '&q=Москва',
  ask: '&q=безработица в Туле',
  explore: '&i=unemployment_rate&p=1124616.border-1124616',
};

/** Addresses of the pages that follow the clock, under a day; `ids` name a headline, a story, an outlet of it. */
export function listPages(asOf: string, ids: Readonly<Record<string, string>>): string[] {
  return resolvedRoutes
    .filter(({ name }) => !ofNoDay.test(name))
    .map(({ name, pattern }) => {
      const given = { ...(/\/regions\/:id/.test(pattern) && { id: usual['yugoId']! }), ...own[name] };
      const found = name in ids ? { id: ids[name]!, newsId: ids[name]! } : {};
      const path = generatePath(pattern.replace(/\/:\w+\?/g, ''), { ...usual, ...given, ...found } as Record<
        string,
        string
      >);
      return `${name === 'home' ? `${path}/` : path}?asOf=${asOf}${search[name] ?? ''}`;
    });
}
