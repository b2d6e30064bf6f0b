import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import { needsAllRegions, type Form } from '../../domain/view/choices.ts';
import { isDrawable } from '../../domain/view/drawable-forms.ts';
import { concludeFrom, pairsOf, summaryOf } from './conclude.ts';
import type { AllRegions, SummedView } from './read-all-regions.ts';
import { sayView } from './say-view.ts';
import type { Speech } from './shown-unit.ts';

type View = HandlerOutput<typeof explorerContract, 'explore/getView'>;

/** In which order the others stand: what is of all regions beside what is of the chosen ones. */
const inOrder: readonly Form[] = ['line', 'map', 'slope', 'scatter', 'multiples', 'rank'];

/** What the same choice says in every other form it can be drawn in, each sentence once, and the regions that maps and scatters of it need. */
export function sayOthers(
  said: string,
  view: SummedView,
  all: AllRegions | null,
  context: Speech,
): Pick<View, 'others' | 'regions'> {
  const regions = all === null ? [] : regionsOf(all, view.measures.length);
  const titles = new Set([said]);
  const others = inOrder.flatMap((form) => {
    if (form === view.asked.form || !isDrawable(form, { ...view, regions })) return [];
    const other = drawnAs(form, view, all);
    const finding = concludeFrom(other, form === 'scatter' ? pairsOf(other.series, other.places) : []);
    const sentences = finding === null ? null : sayView(finding, other, context);
    if (sentences === null || titles.has(sentences.title)) return [{ form, title: '', lead: '' }];
    titles.add(sentences.title);
    return [{ form, ...sentences }];
  });
  return { others, regions };
}

/** The view as another form has it: of all regions where the form lays them beside one another. */
function drawnAs(form: Form, view: SummedView, all: AllRegions | null): SummedView {
  const isOfAll = needsAllRegions(form) && all !== null;
  return { ...view, ...(isOfAll && all), asked: { ...view.asked, form } };
}

function regionsOf({ places, series }: AllRegions, measures: number): View['regions'] {
  const shown = Math.min(measures, 2);
  return places
    .filter(({ kind }) => kind === 'region')
    .map(({ yugoId, shortName }) => ({
      yugoId,
      name: shortName,
      values: Array.from({ length: shown }, (_, at) => summaryOf(series, at, yugoId)?.end ?? null),
    }));
}
