import { useMemo, useState, type ComponentProps } from 'react';
import { unitTitle } from '#platform/shared/figures.ts';
import { useMapMeasures } from './use-map-measures.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { choroplethTable, type MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { incidenceBounds } from '../../domain/map/map-classes.ts';
import type { MapData } from './load-map.ts';
import { useBesideMap } from './beside-map.ts';
import { MapSide } from './MapSide.tsx';
import { regionMap } from './region-map.ts';
import { TilesButton, type Tiles } from './TilesButton.tsx';
import { South } from '../list/South.tsx';
import { tiny } from '../list/southern-places.ts';
import { TimeBar } from './TimeBar.tsx';
import { correctedPlaces, noCorrections } from './corrected-places.ts';
import { useMapEvents } from './use-map-events.ts';
import { useFrames, type Frames } from './use-frames.ts';
import { useMapTexts } from './use-map-texts.ts';
import { OldAge } from '#platform/ui/figures/OldAge.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import styles from './MapBoard.module.css';

interface Props extends MapData {
  /** The same moment as it is known now, on a page of an earlier day. */
  now?: MapData['rating'] | null;
  /** yugoId of the place whose card is open. */
  chosen: number | null;
  onChoose: (place: number | null) => void;
  onDay: (day: string) => void;
  /** Whether the map is read as a table. */
  view?: ComponentProps<typeof ChartFrame>['view'];
  tiles?: Tiles;
  /** How near the map is seen. */
  keptZoom?: ComponentProps<typeof Choropleth>['keptZoom'];
}

/** The map, its classes, the time bar and the chosen place's card. */
export function MapBoard(props: Props) {
  const { rating, now = null, places, chosen, onChoose, onDay, view, tiles, keptZoom } = props;
  const t = useText();
  const formats = useFormats();
  const { indicator } = rating;
  const frames = useFrames(rating, onDay);
  const { resting } = frames;
  const [highlighted, setHighlighted] = useState<number | null>(null);
  // Brought near is only what was found by name: the map never moves under a pointer that presses it.
  const [sought, setSought] = useState<number | null>(null);
  const values = useMapValues(places, frames);
  const events = useMapEvents(resting);
  const measures = useMapMeasures(resting);
  const scale = useScale(indicator.indicator, frames.classed);
  const { format, divisor, unit, title } = useMapFormat(indicator, scale.bounds);
  const texts = useMapTexts(title, columnOf(indicator));
  const when = formatPeriod(periodOf(indicator.period), frames.day, formats.locale);
  const corrected = frames.day === rating.day ? correctedPlaces(rating, now) : noCorrections;
  const isResting = frames.day === resting;
  const isNewest = frames.day === rating.day;
  const beside = useBesideMap({
    places: values,
    scale,
    format,
    hasDiscs: isResting && events.counts.size > 0,
    hasPoints: isResting && (measures.places?.size ?? 0) > 0,
  });
  const known = values.filter(({ value }) => value !== null).length;
  // What happened in a week says nothing beside a year: there the south stands in its place.
  const isOfDays = indicator.period === 'daily';
  const south = tiles?.asTiles !== true && (
    <South {...{ places: values, scale, format, texts, highlighted }} wide={isOfDays} />
  );
  return (
    <div className={styles.board}>
      <div className={styles.map}>
        <ChartFrame
          level={2}
          title={sayFinding(values, title, { t, write: format.value })}
          sub={join(
            saySpan(t, { when, known, all: values.length, corrected: corrected.size }),
            isNewest ? sayCountry(rating, { t, formats }) : '',
          )}
          table={choroplethTable(values, texts)}
          beside={beside}
          view={view}
          tools={tiles && !view?.asTable && <TilesButton {...tiles} />}
          about={aboutMap(rating, places, when, unit)}
          source={<BoardSource source={rating.source} />}
        >
          <Choropleth
            {...{ map: regionMap, places: values, scale, format, texts, highlighted }}
            events={isResting ? events.counts : undefined}
            points={isResting ? measures.places : undefined}
            tiles={tiles?.asTiles}
            leaders={tiny}
            ownId={chosen ?? undefined}
            focusId={sought ?? undefined}
            keptZoom={keptZoom}
            onSelect={onChoose}
            nominal={{ width: 840, height: 470, narrowHeight: 210 }}
          />
          <TimeBar
            frames={frames}
            period={periodOf(indicator.period)}
            about={isNewest && <OldAge day={rating.day} />}
          />
        </ChartFrame>
        {isOfDays && south}
      </div>
      <MapSide
        {...{ rating, places, values, scale, format, divisor, known, corrected, chosen, events, resting }}
        {...{ measures, highlighted, setHighlighted, setSought, onChoose, when }}
        day={frames.day}
        isNewest={isNewest}
        south={isOfDays ? null : south}
      />
    </div>
  );
}

/** Sentences under a title, one after another. */
const join = (...said: string[]): string =>
  said
    .filter((each) => each !== '')
    .map((each) => each.replace(/[.]$/, ''))
    .join('. ');

function BoardSource({ source }: Pick<MapData['rating'], 'source'>) {
  const t = useText();
  return (
    <SourceLine source={source}>{t('Regions_MapBoardSource', { source: source?.name ?? '' })}</SourceLine>
  );
}

function useScale(indicator: string, classed: Frames['classed']) {
  return useMemo(
    () => ({ bounds: boundsFor(indicator, classed), palette: 'sequential' as const }),
    [indicator, classed],
  );
}

/** The indicator and who has most of it, as long as somebody has. */
function sayFinding(
  values: readonly MapValue[],
  title: string,
  { t, write }: { t: Translate; write: (value: number) => string },
): string {
  const highest = values.reduce<MapValue | null>(
    (most, place) =>
      place.value !== null && (most === null || place.value > (most.value ?? 0)) ? place : most,
    null,
  );
  if (highest === null || highest.value === null) return title;
  return t('Regions_MapFinding', { title, name: highest.shortName, value: write(highest.value) });
}

/** The period, how many have a figure in it, and how many were corrected since. */
function saySpan(
  t: Translate,
  { when, known, all, corrected }: { when: string; known: number; all: number; corrected: number },
): string {
  const span = known === all ? when : t('Regions_MapKnown', { when, known, all });
  return corrected === 0
    ? span
    : `${span.replace(/[.]$/, '')}. ${t('Regions_MapCorrected', { count: corrected })}`;
}

/** What the whole country has, beside which the colours are read, and that they are of totals. */
function sayCountry(
  { country, isSum, indicator: { unit, decimals } }: MapData['rating'],
  { t, formats }: { t: Translate; formats: ReturnType<typeof useFormats> },
): string {
  return join(
    country === null ? '' : t('Regions_CountryValue', { value: formats.figure(country, unit, decimals) }),
    isSum ? t('Regions_MapSum') : '',
  );
}

/** What a saved map says of itself. */
function aboutMap(
  { indicator, source }: MapData['rating'],
  places: MapData['places'],
  period: string,
  unit: string,
) {
  const place = places.find(({ kind }) => kind === 'country')?.shortName ?? '';
  return { place, indicator: indicator.name, period, unit, source: source?.name ?? '', address: '' };
}

/** The head of the exported column: figures stand there in full, in whole units. */
function columnOf({ name, unit }: MapData['rating']['indicator']): string {
  const whole = unitTitle(unit);
  return whole === '' ? name : `${name}, ${whole}`;
}

function countDigits(value: number): number {
  return Math.min(3, String(Number(value.toPrecision(6))).split('.')[1]?.length ?? 0);
}

function boundsFor(indicator: string, values: ReadonlyMap<number, number | null>): readonly number[] {
  return indicator === 'covid_incidence_7d' ? incidenceBounds : classBounds([...values.values()]);
}

function useMapValues(places: MapData['places'], { values, trendOf }: Frames): MapValue[] {
  const buildRoute = useBuildRoute();
  return useMemo(
    () =>
      places
        .filter(({ kind }) => kind === 'region')
        .map(({ yugoId, name, shortName }) => ({
          id: yugoId,
          name,
          shortName,
          value: values.get(yugoId) ?? null,
          trend: trendOf(yugoId) ?? undefined,
          href: buildRoute('region', { id: yugoId, tab: 'overview' }),
        })),
    [places, values, trendOf, buildRoute],
  );
}

/** How the map writes its figures: in full with their unit, and under the legend in one power of ten, which the title names. */
function useMapFormat(indicator: MapData['rating']['indicator'], bounds: readonly number[]) {
  const formats = useFormats();
  return useMemo(() => {
    const { name, unit: counted, decimals } = indicator;
    const { divisor, title: unit } = formats.scale(Math.max(0, ...bounds), counted);
    // Bounds are round: they need no more digits than they have, and three would read as thousands (6,000).
    const most = Math.max(0, ...bounds.map((bound) => countDigits(bound / divisor)));
    const digits = most > 2 ? undefined : most;
    const format = {
      value: (value: number) => formats.figure(value, counted, decimals),
      label: (value: number) => formats.amount(value, decimals),
      axis: (value: number) => formats.number(value / divisor, digits),
    };
    return { format, divisor, unit, title: unit === '' ? name : `${name}, ${unit}` };
  }, [formats, indicator, bounds]);
}
