import { useId, useState } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useText } from '#platform/web/text.ts';
import { groupRows } from '../../domain/list/group-rows.ts';
import type { LoadedList } from './load-list.ts';
import { YearHead } from './YearHead.tsx';
import { columnsOf, spansOf, YearRows, type YearColumns } from './YearRows.tsx';
import styles from './YearList.module.css';

interface Props {
  list: Pick<LoadedList, 'measures' | 'total' | 'line' | 'national'>;
  day: string;
  /** Newest first: what is in force, what is to come and what is over stand apart. */
  isGrouped: boolean;
  onDay: (day: string) => void;
}

/** Measures as rows, their terms on one year under the line of how many were in force; the country's stand folded below a place's. */
export function YearList({ list, day, isGrouped, onDay }: Props) {
  const t = useText();
  const { measures, total, line, national } = list;
  const columns = columnsOf([...measures, ...(national?.measures ?? [])]);
  const { all } = spansOf(columns);
  const isWhole = measures.length === total;
  return (
    <table className={styles.table}>
      <YearHead {...{ line, day, columns, onDay }} />
      {isGrouped ? (
        groupRows(measures, day).map(({ group, rows }) => (
          <tbody key={group} data-group={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={all}>
                {/* Of a part of the list nobody knows how many there are. */}
                {t(`MeasuresList_Group_${group}`) + (isWhole ? `: ${rows.length}` : '')}
              </th>
            </tr>
            <YearRows measures={rows} {...{ day, columns }} />
          </tbody>
        ))
      ) : (
        <tbody>
          <YearRows {...{ measures, day, columns }} />
        </tbody>
      )}
      {national && national.total > 0 && <Country {...{ national, day, columns }} />}
    </table>
  );
}

interface CountryProps {
  national: NonNullable<LoadedList['national']>;
  day: string;
  columns: YearColumns;
}

/** What holds everywhere, folded in one line. */
function Country({ national: { measures, total }, day, columns }: CountryProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const rows = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { all } = spansOf(columns);
  return (
    <>
      <tbody>
        <tr className={styles.country}>
          <th scope="rowgroup" colSpan={all}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? rows : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />{' '}
              {t('MeasuresList_Country', { count: total })}
            </button>
          </th>
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={rows}>
          <YearRows {...{ measures, day, columns }} />
          {total > measures.length && (
            <tr className={styles.group}>
              <td colSpan={all}>
                <Link className="link" to={buildRoute('allActions', { id: federalYugoId })}>
                  {t('MeasuresList_CountryAll', { count: total })}
                </Link>
              </td>
            </tr>
          )}
        </tbody>
      )}
    </>
  );
}
