import { unitTitle } from '#platform/shared/figures.ts';
import type { Measure } from './view-props.ts';

/** Signs of a unit that stands at each figure of a table: %, ₽. */
const shortUnit = 2;

/** The unit that a table names once in its heading; empty where it is so short that it stands at each figure. */
export function longUnit({ unit }: Measure): string {
  const title = unitTitle(unit);
  return title.length > shortUnit ? title : '';
}
