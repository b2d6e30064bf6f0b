/** Why a line of a file, or a part of it, is not taken. */
export const faultCodes = [
  'no_name',
  'no_kind',
  'no_field',
  'no_value',
  'nobody',
  'unknown_number',
  'formula',
  'not_a_day',
  'digit',
  'length',
  'signs',
  'no_schema',
  'itself',
  'not_in_file',
  'no_ftm',
  'bond_lacks',
  'no_item',
  'no_class',
  'no_label',
] as const;

/** One reason for leaving something out. */
export interface Fault {
  code: (typeof faultCodes)[number];
  /** What stands there. */
  value: string;
  /** Of a wrong check digit: its place from 1, and the digit that has to stand there. */
  position?: number;
  expected?: string;
}

const longest = 80;

/** A fault with what stands there, cut. */
export function faultOf(code: Fault['code'], value = ''): Fault {
  return { code, value: value.slice(0, longest) };
}

/** Forms a file of an editor may have. */
export const fileForms = ['companies', 'statements', 'ftm'] as const;
/** Largest file that is taken on a page. Unit: bytes. */
export const largestFile = 2_000_000;
/** Lines of such a file; a longer one goes by the command. */
export const maxLines = 5_000;
