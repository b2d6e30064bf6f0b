import { formatFigure } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatChange, formatSigned } from '#platform/shared/numbers.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import type { Speech } from '../view/shown-unit.ts';
import type { Shown } from '../boards/show-tiles.ts';
import type { TileView } from '../boards/read-tile-view.ts';
import { boardText } from './letter-texts.ts';

/** What a letter tells of a tile, before it is text or HTML. */
export interface ToldTile {
  heading: string;
  /** Where the heading leads, behind the language; null = nowhere. */
  path: string | null;
  lines: string[];
  /** Figures of a measure: names of the columns, then the rows. */
  tables: { name: string; head: [string, string]; rows: [string, string, string][]; more: string }[];
  small: string[];
}

type View = Extract<Shown, { kind: 'view' }>;
type Measure = TileView['measures'][number];

/** Places told of a measure; the others are on the board. */
const maxRows = 12;

/** What a letter tells of a tile: a view by its sentence, figures and source, words, or the way to a story or a measure. */
export function tellTile(tile: Shown, speech: Speech): ToldTile {
  const say = (key: string) => speech.translate(speech.locale, key);
  const plain = { heading: '', path: null, lines: [], tables: [], small: [] };
  switch (tile.kind) {
    case 'view':
      return tile.data === null
        ? { ...plain, heading: tile.name, small: [say('Boards_Gone')] }
        : tellView(tile, tile.data, speech.locale);
    case 'text':
      return { ...plain, lines: [tile.text] };
    case 'story':
      return tile.title === null
        ? { ...plain, small: [say('Boards_StoryGone')] }
        : { ...plain, heading: tile.title, path: `/story/${tile.storyId}` };
    default:
      return tile.title === null
        ? { ...plain, small: [say(tile.isClosed ? 'Boards_MeasureClosed' : 'Boards_MeasureGone')] }
        : { ...plain, heading: tile.title, path: `/actions/${tile.measureId}` };
  }
}

function tellView({ name, address }: View, data: TileView, locale: Locale): ToldTile {
  const sources = [...new Set(data.measures.flatMap((measure) => measure.sources.map((each) => each.name)))];
  return {
    heading: name === '' ? data.title : name,
    path: `/explore?${address}`,
    lines: [name === '' ? '' : data.title, data.lead].filter((line) => line !== ''),
    tables: data.measures.flatMap((measure, at) => tellMeasure(data, measure, at, locale)),
    small: [
      ...data.notes.map(({ text }) => text),
      ...(sources.length > 0 ? [boardText(locale, 'Source', { names: sources.join('; ') })] : []),
    ],
  };
}

/** The chosen places at the end of the view, those drawn in colour first; none where nothing is known. */
function tellMeasure(data: TileView, measure: Measure, at: number, locale: Locale): ToldTile['tables'] {
  const { ends, indicator, unit, decimals, inPoints } = measure;
  if (ends === null) return [];
  const period = periodOf(indicator.period);
  const rows = data.places
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ yugoId, shortName }) => {
      const series = data.series.find((each) => each.measure === at && each.yugoId === yugoId);
      return series === undefined || series.end === null ? [] : [{ ...series, shortName }];
    })
    .toSorted((one, other) => orderOf(data, one.yugoId) - orderOf(data, other.yugoId));
  const isOneTime = ends.first === ends.last;
  const change = (difference: number | null, percent: number | null): string =>
    inPoints
      ? difference === null
        ? ''
        : formatSigned(difference, locale, decimals)
      : percent === null
        ? ''
        : formatChange(percent, locale);
  return [
    {
      name: indicator.name,
      head: [
        formatPeriod(period, ends.last, locale),
        isOneTime ? '' : boardText(locale, 'Since', { from: formatPeriod(period, ends.first, locale) }),
      ],
      rows: rows
        .slice(0, maxRows)
        .map(({ shortName, end, difference, percent }) => [
          shortName,
          formatFigure(end!, unit, decimals, locale).trim(),
          isOneTime ? '' : change(difference, percent),
        ]),
      more: rows.length > maxRows ? boardText(locale, 'More', { count: rows.length - maxRows }) : '',
    },
  ];
}

function orderOf({ lines }: TileView, yugoId: number): number {
  const at = lines.indexOf(yugoId);
  return at < 0 ? lines.length : at;
}
