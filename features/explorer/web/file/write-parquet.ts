import { parquetWriteBuffer } from 'hyparquet-writer';
import { rowsOfView } from '../../domain/view/view-rows.ts';
import type { ViewData } from '../view-props.ts';

const required = { repetition_type: 'REQUIRED' } as const;
const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', ...required } as const;
const schema = [
  { name: 'root', num_children: 12 },
  { name: 'indicator', ...text },
  { name: 'dimensions', ...text },
  { name: 'transform', ...text },
  { name: 'name', ...text },
  { name: 'unit', ...text },
  { name: 'place_id', type: 'INT32', ...required },
  { name: 'place', ...text },
  { name: 'day', type: 'INT32', converted_type: 'DATE', ...required },
  { name: 'value', type: 'DOUBLE', ...required },
  { name: 'sample', type: 'BOOLEAN', ...required },
  { name: 'added', type: 'BOOLEAN', ...required },
  { name: 'finding', ...text },
] as const;

type Row = Record<Exclude<(typeof schema)[number]['name'], 'root'>, string | number | boolean | Date>;

/** Every value of a view as a Parquet file, a row each. Its metadata tells address, day of knowledge, notes, sources and their terms. */
export function writeParquet(data: ViewData, address: string): ArrayBuffer {
  const rows: Row[] = rowsOfView(data).map(
    ({ day, newest_source: _source, newest_known_at: _knownAt, ...row }) => ({
      ...row,
      day: new Date(`${day}T00:00:00Z`),
    }),
  );
  const sources = [
    ...new Map(
      data.measures.flatMap(({ sources: own }) => own).map((source) => [source.code, source]),
    ).values(),
  ];
  return parquetWriteBuffer({
    schema: [...schema],
    columnData: schema
      .slice(1)
      .map(({ name }) => ({ name, data: rows.map((row) => row[name as keyof Row]) })),
    kvMetadata: [
      { key: 'title', value: data.title },
      { key: 'address', value: address },
      { key: 'known_on', value: data.asOf },
      { key: 'notes', value: data.notes.map((note) => note.text).join(' ') },
      {
        key: 'sources',
        value: JSON.stringify(
          sources.map(({ name, title, licence, url, knownAt }) => ({ name, title, licence, url, knownAt })),
        ),
      },
    ],
    createdBy: 'svodka',
  });
}
