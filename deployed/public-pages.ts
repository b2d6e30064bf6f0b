import type { ResolvedRoute } from '#app/routes/find-route.ts';

/** What stands in an address where a page needs something that is there; any other parameter is 1, which an article, its story, its source and a person have too. */
const known: Record<string, Record<string, string>> = {
  rubric: { id: '3' },
  embed: { indicator: 'covid_cases_new', id: '1124665' },
};

/** An address of every public page, in two languages in turn; a page with optional parts has one without and one with them. */
export function publicPages(routes: readonly ResolvedRoute[]): string[] {
  const open = routes.filter(({ access, name }) => access === 'public' && name !== 'unknown');
  const paths = open.flatMap(({ name, address }, at) => {
    const fill = (pattern: string) =>
      pattern
        .replace('/:locale', at % 2 === 0 ? '/ru' : '/en')
        .replaceAll(/:(\w+)\??/g, (_all, part: string) => known[name]?.[part] ?? '1');
    return [fill(address.replaceAll(/\/:\w+\?/g, '')), fill(address)];
  });
  return [...new Set(paths)].map((path) => (/^\/\w\w$/.test(path) ? `${path}/` : path));
}
