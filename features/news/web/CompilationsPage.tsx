import { useLoaderData } from 'react-router';
import { ApiError } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { feedPageSize } from '../feed/reading/feed-limits.ts';
import { CompilationList } from './compilations/CompilationList.tsx';
import { OpenCompilation } from './compilations/OpenCompilation.tsx';

const load = (async ({ api, params, url, signal }) => {
  if (params['id'] === undefined)
    return { list: await api.call('newsCompilations/GetNewsCompilationsList', {}, { signal }) };
  const id = /^\d{1,9}$/.test(params['id']) ? Number(params['id']) : 0;
  if (id === 0) throw noSuchCompilation;
  const asked = Number(url.searchParams.get('page') ?? 1);
  const pageIndex = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
  const wanted = { compilationId: id, groupByStories: true, pageIndex, pageSize: feedPageSize };
  const [compilation, page] = await Promise.all([
    api.call('newsCompilations/GetNewsCompilation', { id }, { signal }),
    api.call('newsCompilations/GetNewsForCompilation', wanted, { signal }),
  ]);
  return { compilation, page, pageIndex };
}) satisfies LoadPage<unknown>;

const noSuchCompilation = new ApiError({
  type: 'about:blank',
  status: 404,
  code: 'not_found',
  title: '',
  requestId: '',
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The compilations, or one of them opened. */
export default function CompilationsPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.list ? <CompilationList compilations={loaded.list} /> : <OpenCompilation {...loaded} />;
}
