/** How the address of an act answered: gone = it says there is no such page; silent = nobody answered; unasked = not of the public network. */
export const linkOutcomes = ['opened', 'gone', 'refused', 'silent', 'unasked'] as const;

export type LinkOutcome = (typeof linkOutcomes)[number];

/** What a refused reading says of an address; `status` is the HTTP status, where one came. */
export function outcomeOf(refusal: string, status: number | null): LinkOutcome {
  switch (refusal) {
    // Only its headers were wanted: a body of any type, size or none is a page that opened.
    case 'wrong_content_type':
    case 'empty':
      return 'opened';
    case 'gone':
      return 'gone';
    case 'http_error':
      return status === 404 ? 'gone' : 'refused';
    case 'redirect_loop':
    case 'too_many_redirects':
      return 'refused';
    case 'bad_address':
    case 'protocol_refused':
    case 'local_address':
      return 'unasked';
    default:
      return 'silent';
  }
}

/** True for a link a reader can't follow; a server that only refuses machines may open for people. */
export function isDead(outcome: LinkOutcome): boolean {
  return outcome === 'gone' || outcome === 'silent' || outcome === 'unasked';
}

const day = 86_400_000;

/** Asked again in a week; what did not answer, the next day. */
export function nextAsking(outcome: LinkOutcome, now: Date): Date {
  return new Date(now.getTime() + (outcome === 'silent' ? day : 7 * day));
}
