import { readSources } from '#statistics/source-queries.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { explorerContract } from '../../contract.ts';
import { findFinding, type Finding, rankCorrelation } from '../../domain/find-finding.ts';
import { endsOf, summarise, type Summary } from '../../domain/values/summarise.ts';
import { chooseLines } from '../../domain/view/choose-lines.ts';
import { maxValues, needsAllRegions, type Form } from '../../domain/view/choices.ts';
import { chooseMeasures } from './choose-measures.ts';
import type { ViewPlace } from './choose-places.ts';
import { listNotes } from './list-notes.ts';
import { findingsOf } from './findings-of.ts';
import { readPlaces } from './read-places.ts';
import type { ReadSeries } from './read-values.ts';
import { sayView, type ViewSaid } from './say-view.ts';
import { shownMeasure } from './shown-measure.ts';

type Calls = typeof explorerContract;
type Asked = Input<Calls, 'explore/getView'>;
type View = HandlerOutput<Calls, 'explore/getView'>;

/** Who a view is read for: by which language and clock. */
export type ViewAsking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate'>;

/** Lines that can be told apart. */
const maxLines = 5;

/** One view of the explorer: its values, what must be known of them, and what it says. */
export async function readView(
  { indicators, places: said, from, to, transform, form }: Asked,
  context: ViewAsking,
): Promise<View> {
  const asked = { indicators, places: said, from, to, transform, form };
  const { db, clock, locale } = context;
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
  const view = { asked, measures: shown, places, chosen, series, ends: ends[0] ?? null, cut: read !== cut };
  const pairs = form === 'scatter' ? pairsOf(series, places) : [];
  const sentences = sayView(concludeFrom(view, pairs), view, context);
  return {
    asOf: clock.day,
    form,
    ...sentences,
    others: sayOthers(sentences.title, view, context),
    measures: shown,
    places,
    words,
    lines: chooseLines(
      chosen.map((place) => ({ ...place, end: summaryOf(series, 0, place.yugoId)?.end ?? null })),
      maxLines,
    ),
    days: [...new Set(read.filter(({ measure }) => measure === 0).flatMap(({ days }) => days))].sort(),
    ends: view.ends,
    series: series.filter(({ values }) => values.length > 0).map(toWire),
    findings,
    correlation: pairs.length > 1 ? rankCorrelation(pairs) : null,
    notes: listNotes(view, context),
  };
}

/** Forms that say something of their own about the chosen places. */
const speaking: readonly Form[] = ['line', 'slope', 'rank'];

/** What the same values say in other forms, but for what the view says itself; none where nothing can be concluded. */
function sayOthers(said: string, view: ViewSaid, context: ViewAsking): View['others'] {
  const titles = new Set([said]);
  return speaking.flatMap((form) => {
    const other = { ...view, asked: { ...view.asked, form } };
    const finding = form === view.asked.form ? null : concludeFrom(other, []);
    if (finding === null) return [];
    const sentences = sayView(finding, other, context);
    if (titles.has(sentences.title)) return [];
    titles.add(sentences.title);
    return [{ form, ...sentences }];
  });
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

function summaryOf(
  series: readonly (ReadSeries & Summary)[],
  measure: number,
  yugoId: number,
): Summary | undefined {
  return series.find((each) => each.measure === measure && each.yugoId === yugoId);
}

/** What is true of a view and may stand as its title. */
function concludeFrom(view: ViewSaid, pairs: readonly (readonly [number, number])[]): Finding | null {
  const { asked, chosen, places, measures, series } = view;
  return findFinding({
    form: asked.form,
    places: (needsAllRegions(asked.form) ? places : chosen).map(({ yugoId, kind }) => {
      const summary = summaryOf(series, 0, yugoId);
      return {
        yugoId,
        isRegion: kind === 'region',
        start: summary?.start ?? null,
        end: summary?.end ?? null,
      };
    }),
    inPoints: measures[0]!.inPoints,
    isSample: series.some(({ sample }) => sample),
    pairs,
  });
}

/** Both indicators of every region at the end of the view. */
function pairsOf(
  series: readonly (ReadSeries & Summary)[],
  places: readonly ViewPlace[],
): [number, number][] {
  return places
    .filter(({ kind }) => kind === 'region')
    .flatMap(({ yugoId }): [number, number][] => {
      const x = summaryOf(series, 0, yugoId)?.end ?? null;
      const y = summaryOf(series, 1, yugoId)?.end ?? null;
      return x === null || y === null ? [] : [[x, y]];
    });
}
