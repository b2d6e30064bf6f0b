import { isOpenLicence } from '#services/exports/public.server.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import type { explorerContract } from '../../contract.ts';
import { getView } from './read-view.ts';

type Calls = typeof explorerContract;
type View = HandlerOutput<Calls, 'explore/getView'>;

/** A view as anybody may show it elsewhere: as it was known when it became open, of sources that let it be passed on. */
export async function getOpenView(
  choices: Input<Calls, 'explore/getOpenView'>,
  context: RequestContext,
): Promise<View> {
  const { clock, config, now } = context;
  const view = await getView(choices, { ...context, clock: openClock(clock, config, now) });
  const isOpen = view.measures.every(({ sources }) => sources.every(({ licence }) => isOpenLicence(licence)));
  return isOpen ? view : withoutValues(view);
}

/** What a view is of, without any of its figures, nor a sentence that tells one. */
function withoutValues(view: View): View {
  const title = view.measures.map(({ indicator }) => indicator.name).join('; ');
  const none = { series: [], regions: [], others: [], days: [], findings: [], notes: [] };
  return { ...view, ...none, title, lead: '', ends: null, correlation: null };
}
