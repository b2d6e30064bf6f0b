/** Why a row of figures is refused: its code with what its sentence names. */
export interface RowReason {
  code: keyof typeof sentences;
  details: Readonly<Record<string, string>>;
}

/** What operators read on the command line, in English; screens have a sentence for each code in their language. */
const sentences = {
  value_empty: 'value is empty; leave the row out when there is no value',
  value_comma: 'value «{value}» may be a decimal comma or a thousands mark; write it with a point',
  value_thousands: 'value «{value}» has marks between thousands; write digits and one decimal mark only',
  value_word: 'value «{value}» is not a number',
  value_large: 'value «{value}» is too large',
  no_indicator: 'there is no indicator «{indicator}»',
  no_source: 'there is no source «{source}»',
  other_unit: 'unit is «{unit}», but {indicator} is kept in «{kept}»',
  unknown_place: 'there is no place «{place}»; give its yugo_id or its ISO code',
  sample: 'sample is «{sample}»; write true or false',
  no_time: 'time «{time}» is no date; write 2021-10-20, 2021-W42, 2021-10, 2021-Q4 or 2021',
  other_kind: 'time «{time}» does not fit: the indicator is {kind}',
  known_no_day: 'known_at «{day}» is no date; write 2021-10-20, or leave it empty',
  known_future: 'known_at {day} lies in the future',
  no_dims: 'dims «{dims}»: the indicator has none',
  dims_form: 'dims «{dims}» must be {form}',
  twice: 'row {row} gives another value for the same place, time and known_at',
  again_today: '{indicator} on {day} was {value} earlier today; a second change counts from tomorrow',
} as const;

/** A reason as a result that takes the place of what was read. */
export const refused = (
  code: RowReason['code'],
  details: RowReason['details'] = {},
): { reason: RowReason } => ({ reason: { code, details } });

/** Reasons in English, one after another. */
export function sayReasons(reasons: readonly RowReason[]): string {
  return reasons
    .map(({ code, details }) =>
      sentences[code].replaceAll(/\{(\w{1,20})\}/g, (whole, name: string) => details[name] ?? whole),
    )
    .join('; ');
}
