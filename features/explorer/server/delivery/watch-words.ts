import { formatFigure } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import type { FigureChange } from '../../domain/find-changes.ts';
import type { TileView } from '../boards/read-tile-view.ts';
import { boardText } from './letter-texts.ts';

interface Named {
  /** Name of the board. */
  board: string;
  /** Heading of the tile; empty: what the view says. */
  name: string;
}

/** Title and sentence of what changed on a view: the first of it in full, the others by number. */
export function changeWords(
  { board, name }: Named,
  view: TileView,
  changes: readonly FigureChange[],
  locale: Locale,
): { title: string; text: string } {
  const { measures, places, lines } = view;
  const [{ kind, now, before }, ...others] = changes.toSorted(
    (one, other) => orderOf(lines, one.now.yugoId) - orderOf(lines, other.now.yugoId),
  ) as [FigureChange, ...FigureChange[]];
  const { indicator, unit, decimals } = measures[now.measure]!;
  const figure = (value: number) => formatFigure(value, unit, decimals, locale).trim();
  const time = (day: string) => formatPeriod(periodOf(indicator.period), day, locale);
  const told = {
    place: places.find(({ yugoId }) => yugoId === now.yugoId)?.shortName ?? '',
    period: time(now.day),
    value: figure(now.value),
    ...(before !== null && { before: figure(before.value), earlier: time(before.day) }),
  };
  const key = kind === 'revised' ? 'Revised' : before === null ? 'First' : 'New';
  return {
    title: boardText(locale, 'Told', { name: board, view: name === '' ? indicator.name : name }),
    text: [
      boardText(locale, key, told),
      ...(others.length > 0 ? [boardText(locale, 'Others', { count: others.length })] : []),
    ].join(locale === 'ja' ? '' : ' '),
  };
}

function orderOf(lines: readonly number[], yugoId: number): number {
  const at = lines.indexOf(yugoId);
  return at < 0 ? lines.length : at;
}
