const known = [
  'html_instead',
  'bad_encoding',
  'not_json',
  'not_xml',
  'not_statistics',
  'cut_off',
  'no_rows',
  'missing_columns',
  'service_error',
  'bad_expression',
  'too_many_rows',
  'bad_workbook',
  'bad_parquet',
  'bad_archive',
  'no_link',
  'too_heavy',
  'stopped',
  'too_many_refused',
  'needs_file',
  'ended_early',
  'http_error',
  'timed_out',
  'too_large',
  'local_address',
] as const;

type Known = (typeof known)[number] | 'unreachable';

/** Why what a source answered was not taken; `details` are names and numbers for its sentence. */
export interface Refusal {
  reason: string;
  details: Readonly<Record<string, string | number>>;
}

/** The text that says why a source was refused, and what stands in it; a reason without a text of its own is one of the network. */
export function refusalText({
  reason,
  details,
}: {
  reason: string;
  details: Readonly<Record<string, string | number>> | null;
}): { key: `Sources_Refusal_${Known}`; values: Record<string, string | number> } {
  const own = known.find((one) => one === reason) ?? 'unreachable';
  const { columns = '', said = '', refused = '', status = '' } = details ?? {};
  return { key: `Sources_Refusal_${own}`, values: { columns, said, refused, status } };
}
