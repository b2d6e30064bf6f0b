import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useStart } from '#platform/web/start-context.ts';
import { readExploreView } from '../../domain/view/explore-view.ts';
import { callInputOf } from '../load-explore.ts';
import { useExploreAddress } from '../use-explore-address.ts';
import type { ViewData } from '../view-props.ts';
import { EmbedViewParts } from './EmbedViewParts.tsx';

const load: LoadPage<ViewData> = ({ api, params, url }) =>
  api.call('explore/getOpenView', callInputOf(embeddedView(params['code'], url.searchParams)));
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A view of the explorer as it stands in another site. */
export default function EmbedViewPage() {
  const data = useLoaderData<typeof loader>();
  const { publicUrl } = useStart();
  const { code } = useParams();
  const [search] = useSearchParams();
  const addressOf = useExploreAddress();
  const view = embeddedView(code, search);
  const home = publicUrl + addressOf({ ...view, own: [] });
  return <EmbedViewParts {...{ data, view, home }} />;
}

/** The first indicator stands in the path, all else as in an address of the explorer. */
function embeddedView(code: string | undefined, search: URLSearchParams) {
  const view = readExploreView(search);
  return { ...view, measures: [code ?? '', ...view.measures] };
}
