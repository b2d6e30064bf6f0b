import { resolvedRoutes } from '#app/routes/find-route.ts';
import { pathOfPage, searchOfPage } from '#app/testing/page-values.ts';

/** Pages that show nothing of a day: of the account, the desk, the installation, the guide. */
const ofNoDay =
  /^(?:unknown|region|desk|feed|login|replacePassword|signUp|recovery|mailing|boardLetter|profile|settings|friends|messages|notifications|person|own|board|docs|status|catalogue|terms|away|landing|sections|createAction|industryEdit|notFound|moderateActions|actionsManuals|service|programs|modelParameters|modelChanges|familyModels)/;

const search: Readonly<Record<string, string>> = { ...searchOfPage, ask: 'q=безработица в Туле' };

/** Addresses of the pages that follow the clock, under a day; `ids` name a headline, a story, an outlet of it. */
export function listPages(asOf: string, ids: Readonly<Record<string, string>>): string[] {
  return resolvedRoutes
    .filter(({ name }) => !ofNoDay.test(name))
    .map((route) => {
      const { name } = route;
      const found: Record<string, string> = name in ids ? { id: ids[name]!, newsId: ids[name]! } : {};
      const asked = search[name];
      return `${pathOfPage(route, 'ru', found)}?asOf=${asOf}${asked === undefined ? '' : `&${asked}`}`;
    });
}
