import { searchRanges, type SearchRange } from '../../feed/search-ranges.ts';

/** A question as the search page's address has it. */
export interface SearchAsked {
  text: string;
  range: SearchRange;
  inTitle: boolean;
}

/** Reads `q`, `range` and `inTitle`; without a range, or with one there is not, it is a month. */
export function readSearch(params: URLSearchParams): SearchAsked {
  const range = searchRanges.find((each) => each === params.get('range')) ?? 'month';
  return {
    text: (params.get('q') ?? '').trim(),
    range,
    inTitle: /^(true|1|on)$/.test(params.get('inTitle') ?? ''),
  };
}
