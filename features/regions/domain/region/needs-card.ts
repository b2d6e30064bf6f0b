interface AddressChange {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

/** Whether a place's card is asked for again: for another place or day, not for a choice on one of its tabs. */
export function needsCard({ currentUrl, nextUrl, defaultShouldRevalidate }: AddressChange): boolean {
  const isChoice =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('asOf') === nextUrl.searchParams.get('asOf');
  return defaultShouldRevalidate && !isChoice;
}
