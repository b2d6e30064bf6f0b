import type { ReactNode } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

type Told = OutputOf<'event/getSince'>;
type Row = Pick<Told['figures'][number], 'indicator' | 'value' | 'knownAt' | 'source'> & { count?: number };

interface Props {
  row: Row;
  /** What it is compared with; null = nothing. */
  before: number | null;
  /** Part of the indicator's page that tells more. */
  hash?: 'revisions';
  children: ReactNode;
}

/** A line of an indicator: what it is now and was, its change, the day and the source of the figure. */
export function ChangedFigure({
  row: { indicator, value, knownAt, source, count = 1 },
  before,
  hash,
  children,
}: Props) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  const { name, indicator: code, upIs } = indicator;
  const change = before === null || before === 0 ? null : (100 * (value - before)) / Math.abs(before);
  return (
    <li>
      <Link to={buildRoute('indicator', { code }, hash && { hash })}>{name}</Link>
      <span>
        {children}{' '}
        {change !== null && (
          <ChangeMark value={change} unit="percent" digits={1} equalBelow={0} upIs={upIs} word="" />
        )}
      </span>
      <small>
        {t('Events_Since_By', { day: day(knownAt), source })}
        {count > 1 && ` ${t('Events_Since_Others', { count: count - 1 })}`}
      </small>
    </li>
  );
}
