import { parquetWriteBuffer } from 'hyparquet-writer';

/** A year of accounts in Parquet: one company that has a dossier, and so many others. Unit of revenue: thousand roubles. */
export function accountsFile(revenue: number, others: number): Uint8Array {
  const column = (name: string, data: unknown[], type: 'STRING' | 'INT32' | 'DOUBLE') => ({
    name,
    data,
    type,
  });
  const each = <T>(first: T, rest: T): T[] => [first, ...Array.from<T>({ length: others }).fill(rest)];
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        column('year', each(2019, 2019), 'INT32'),
        column('inn', each('7707083893', '5408130693'), 'STRING'),
        column('ogrn', each('1027700132195', ''), 'STRING'),
        column('region_taxcode', each('77', '54'), 'STRING'),
        column('okved', each('64.19', '62.01'), 'STRING'),
        column('okpo', each('00032537', ''), 'STRING'),
        column('line_2110', each(revenue, 1), 'DOUBLE'),
        column('line_2400', each(-507, 1), 'DOUBLE'),
        column('line_1600', each(4_280, 1), 'DOUBLE'),
        column('line_1300', each(1_998, 1), 'DOUBLE'),
        column('outlier', each(0, 1), 'INT32'),
        column('line_9999', each(0, 0), 'DOUBLE'),
      ] as Parameters<typeof parquetWriteBuffer>[0]['columnData'],
    }),
  );
}
