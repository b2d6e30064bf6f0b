import { readNumber, largestId } from '#platform/shared/address-fields.ts';
import { entryIdOf, isWithin, okvedPattern } from './okved-code.ts';

/** What the address of an industry names. */
export interface IndustryAddress {
  yugoId: number;
  code: string;
  /** The entry of the address and a part of it that is shown in its stead; null without one. */
  detail: string | null;
  isCity: boolean;
}

/** Reads `/department/{yugoId}/{id}/{code}/{city}/{detail?}`; null where a part is malformed or the detail lies outside of the code. The code names the entry; its number is only for reading. */
export function readIndustryAddress(
  params: Readonly<Record<string, string | undefined>>,
): IndustryAddress | null {
  const { code = '', city, detail = null } = params;
  const yugoId = readNumber(params['yugoId'], 1, largestId);
  if (yugoId === null || !okvedPattern.test(code) || (city !== '0' && city !== '1')) return null;
  if (readNumber(params['id'], 1, largestId) === null) return null;
  if (detail !== null && !(okvedPattern.test(detail) && isWithin(detail, [code]))) return null;
  return { yugoId, code, detail, isCity: city === '1' };
}

/** The parameters of the address of an industry. */
export function industryParams(code: string, { yugoId, isCity }: { yugoId: number; isCity: boolean }) {
  return { yugoId, id: entryIdOf(code), code, city: isCity ? 1 : 0 };
}
