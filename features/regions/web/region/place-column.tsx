import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Link } from '#platform/web/Link.tsx';

/** The first column of a table of places: the name leads where the table's reader goes on. */
export function placeColumn<Row extends { yugoId: number; name: string }>(
  label: string,
  linkTo: (yugoId: number) => string,
): TableColumn<Row> {
  return {
    key: 'name',
    label,
    kind: 'text',
    value: ({ name }) => name,
    render: ({ name, yugoId }) => <Link to={linkTo(yugoId)}>{name}</Link>,
  };
}
