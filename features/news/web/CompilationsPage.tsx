import { useLoaderData } from 'react-router';
import { page } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { feedPageSize } from '../domain/feed/reading/feed-limits.ts';
import { CompilationList } from './compilations/CompilationList.tsx';
import { OpenCompilation } from './compilations/OpenCompilation.tsx';

const address = addressView({ pageIndex: page('page', 999) });

const load = (async ({ api, params, url, signal }) => {
  if (params['id'] === undefined)
    return { list: await api.call('newsCompilations/GetNewsCompilationsList', {}, { signal }) };
  const id = idOf(params);
  const { pageIndex } = address.read(url.searchParams);
  const wanted = { compilationId: id, groupByStories: true, pageIndex, pageSize: feedPageSize };
  const [compilation, news] = await Promise.all([
    api.call('newsCompilations/GetNewsCompilation', { id }, { signal }),
    api.call('newsCompilations/GetNewsForCompilation', wanted, { signal }),
  ]);
  return { compilation, page: news, pageIndex };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The compilations, or one of them opened. */
export default function CompilationsPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.list ? <CompilationList compilations={loaded.list} /> : <OpenCompilation {...loaded} />;
}
