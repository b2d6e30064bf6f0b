/** Why what a source answered is not read at all. */
export type SourceRefusal =
  | 'html_instead'
  | 'bad_encoding'
  | 'not_json'
  | 'not_xml'
  | 'not_statistics'
  | 'cut_off'
  | 'no_rows'
  | 'missing_columns'
  | 'service_error'
  | 'bad_expression'
  | 'too_many_rows'
  | 'bad_workbook'
  | 'bad_parquet'
  | 'bad_archive'
  | 'no_link';

/** An answer of a source that is refused whole; `details` are names and numbers for the operator. */
export class RefusedSource extends Error {
  readonly reason: SourceRefusal;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    reason: SourceRefusal,
    details: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(`source refused: ${reason}`, { cause });
    this.name = 'RefusedSource';
    this.reason = reason;
    this.details = details;
  }
}
