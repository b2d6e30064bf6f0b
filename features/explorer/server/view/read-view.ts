import { readSources } from '#statistics/source-queries.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { explorerContract } from '../../contract.ts';
import { rankCorrelation } from '../../domain/values/rank-correlation.ts';
import { endsOf, summarise, type Summary } from '../../domain/values/summarise.ts';
import { chooseLines } from '../../domain/view/choose-lines.ts';
import { maxValues } from '../../domain/view/choices.ts';
import { chooseMeasures, type ChosenMeasure } from './choose-measures.ts';
import { concludeFrom, pairsOf, summaryOf } from './conclude.ts';
import { listNotes } from './list-notes.ts';
import { readPlaces } from './read-places.ts';
import type { ReadSeries } from './read-values.ts';
import { readAllRegions, type AllRegions, type SummedView } from './read-all-regions.ts';
import { sayOthers } from './say-others.ts';
import { sayView } from './say-view.ts';
import { shownMeasure } from './shown-measure.ts';
import { readFindings } from '#statistics/findings/finding-queries.ts';
import type { ViewPlace } from './choose-places.ts';

type Calls = typeof explorerContract;
type Asked = Input<Calls, 'explore/getView'>;
type View = HandlerOutput<Calls, 'explore/getView'>;

/** Who a view is read for: by which language and clock. */
export type ViewAsking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate'>;

/** Lines that can be told apart. */
const maxLines = 5;

/** What a call answers: a view with what the same choice says and looks like in other forms. */
export async function getView(asked: Asked, context: ViewAsking): Promise<View> {
  const { answer, view } = await readWhole(asked, context);
  const all = await readAllRegions(view, context);
  const { others, regions } = sayOthers(answer.title, view, all, context);
  return { ...answer, ...sayAmongAll(view, all, context), others, regions };
}

/** One region at one time is told by its place among all of them; nothing more of any other view. */
function sayAmongAll(view: SummedView, all: AllRegions | null, context: ViewAsking): Partial<View> {
  const { chosen, ends } = view;
  const isAlone = chosen.length === 1 && chosen[0]!.kind === 'region' && ends?.first === ends?.last;
  if (!isAlone || all === null || all === view || all.ends?.last !== ends?.last) return {};
  const among = { ...view, ...all, chosen: all.places };
  const finding = concludeFrom(among, []);
  return finding?.kind === 'state' ? sayView(finding, among, context) : {};
}

/** One view of the explorer by itself: its values, what must be known of them, and what it says. */
export async function readView(asked: Asked, context: ViewAsking): Promise<View> {
  return (await readWhole(asked, context)).answer;
}

async function readWhole(
  { indicators, places: said, from, to, transform, form }: Asked,
  context: ViewAsking,
): Promise<{ answer: View; view: SummedView }> {
  const asked = { indicators, places: said, from, to, transform, form };
  const { db, locale } = context;
  const measures = await chooseMeasures(indicators, context);
  const { places, words, series: read } = await readPlaces(asked, measures, context);
  const cut = cutTo(read, maxValues);
  const ends = measures.map((_, at) =>
    endsOf(cut.filter(({ measure }) => measure === at).map(({ values }) => values)),
  );
  const series = cut.map((each) => ({ ...each, ...summarise(each.values, ends[each.measure] ?? null) }));
  const codes = cut.flatMap(({ newest }) => (newest === null ? [] : [newest.source]));
  const [sources, findings] = await Promise.all([
    readSources(db, codes, locale),
    findingsOf(measures, places, context),
  ]);
  const shown = measures.map((measure, at) => ({
    ...shownMeasure(
      measure,
      cut.filter((each) => each.measure === at),
      { asked: transform, sources },
      context,
    ),
    ends: ends[at] ?? null,
  }));
  const chosen = places.filter(({ isChosen }) => isChosen);
  const view = {
    asked,
    measures: shown,
    chosenMeasures: measures,
    places,
    chosen,
    series,
    ends: ends[0] ?? null,
    cut: read !== cut,
  };
  const days = [...new Set(read.filter(({ measure }) => measure === 0).flatMap((each) => each.days))].sort();
  return { answer: answerOf(view, { words, days, findings }, context), view };
}

type Beside = Pick<View, 'words' | 'days' | 'findings'>;

/** A view as it is answered, with what it says. */
function answerOf(view: SummedView, { words, days, findings }: Beside, context: ViewAsking): View {
  const { asked, measures, places, chosen, series, ends } = view;
  const pairs = asked.form === 'scatter' ? pairsOf(series, places) : [];
  return {
    asOf: context.clock.day,
    form: asked.form,
    ...sayView(concludeFrom(view, pairs), view, context),
    others: [],
    regions: [],
    measures,
    places: [...places],
    words,
    lines: chooseLines(
      chosen.map((place) => ({ ...place, end: summaryOf(series, 0, place.yugoId)?.end ?? null })),
      maxLines,
    ),
    days,
    ends,
    series: series.filter(({ values }) => values.length > 0).map(toWire),
    findings,
    correlation: pairs.length > 1 ? rankCorrelation(pairs) : null,
    notes: listNotes(view, context),
  };
}

function toWire({ values, newest, days: _days, ...each }: ReadSeries & Summary): View['series'][number] {
  return { ...each, points: values, source: newest?.source ?? null, knownAt: newest?.knownAt ?? null };
}

/** The newest periods of every series where there are too many values for one view. */
function cutTo(series: ReadSeries[], most: number): ReadSeries[] {
  const count = series.reduce((sum, { values }) => sum + values.length, 0);
  if (count <= most) return series;
  const each = Math.floor(most / series.length);
  return series.map((one) => ({ ...one, values: one.values.slice(-each) }));
}

/** What the import's checks say of values of the chosen places, with the measure they belong to. */
async function findingsOf(
  measures: readonly ChosenMeasure[],
  places: readonly ViewPlace[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
) {
  const found = await readFindings(
    db,
    measures.map(({ indicator }) => indicator.indicator),
    places.filter(({ isChosen }) => isChosen).map(({ yugoId }) => yugoId),
    clock.day,
  );
  return found.flatMap(({ id: _id, indicator, dims, source: _source, ...finding }) => {
    const measure = measures.findIndex(
      (each) => each.indicator.indicator === indicator && each.dims === dims,
    );
    return measure < 0 ? [] : [{ ...finding, measure }];
  });
}
