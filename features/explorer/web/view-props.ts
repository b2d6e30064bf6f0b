import type { OutputOf } from '#platform/web/api.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { EmbeddedView } from '#platform/ui/chart-frame/use-embed-code.ts';
import type { ExploreView } from '../domain/view/explore-view.ts';

/** A view as the server answers it. */
export type ViewData = OutputOf<'explore/getView'>;
/** An indicator of a view. */
export type Measure = ViewData['measures'][number];

/** What a form draws, and what another site shows of it. */
export interface FormProps {
  data: ViewData;
  embed?: EmbeddedView | undefined;
}

/** What the parts of a view are given: what is drawn, the choices of its address, and how one is changed. */
export interface ViewProps {
  data: ViewData;
  view: ExploreView;
  change: ChangeView<ExploreView>;
}
