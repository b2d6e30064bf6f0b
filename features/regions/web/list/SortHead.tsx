import type { SortKey } from '../../domain/list/list-view.ts';
import type { ListProps } from './load-list.ts';

type Props = Pick<ListProps, 'view' | 'change'> & { sort: SortKey; label: string; className?: string };

/** A head that sorts: first by what matters most (high first, names from the start), then the other way. */
export function SortHead({ view, change, sort, label, className }: Props) {
  const isCurrent = view.sort === sort;
  const startsDown = sort !== 'name' && sort !== 'district';
  const descending = isCurrent ? !view.descending : startsDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isCurrent ? (view.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => change({ sort, descending })}>
        {label}
        <svg viewBox="0 0 10 10" width={10} height={10} aria-hidden>
          <path
            d={isCurrent && !view.descending ? 'M5 9V1M1.5 4.5 5 1l3.5 3.5' : 'M5 1v8M1.5 5.5 5 9l3.5-3.5'}
          />
        </svg>
      </button>
    </th>
  );
}
