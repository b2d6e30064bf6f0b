interface AddressChange {
  currentUrl: URL;
  nextUrl: URL;
}

/**
 * Makes a page's `shouldRevalidate`: its data are asked for again for another path, another day or another of the choices
 * named here, not for those it makes by itself. The same address is asked for again on purpose: after a failure, a change,
 * or when data have come.
 */
export function loadAgainFor(...choices: readonly string[]): (change: AddressChange) => boolean {
  const names = [...choices, 'asOf'];
  const askedOf = ({ pathname, searchParams }: URL): string =>
    JSON.stringify([pathname, ...names.map((name) => searchParams.getAll(name))]);
  return ({ currentUrl, nextUrl }) =>
    askedOf(currentUrl) !== askedOf(nextUrl) || currentUrl.href === nextUrl.href;
}
