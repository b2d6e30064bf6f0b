/** True where the reader asked to see what came after the chosen day. */
export function laterShown(search: string): boolean {
  return new URLSearchParams(search).get('later') === '1';
}

/** The address with what came later opened or hidden again. */
export function withLater(address: string, isShown: boolean): string {
  const url = new URL(address, 'http://x');
  if (isShown) url.searchParams.set('later', '1');
  else url.searchParams.delete('later');
  return url.pathname + url.search + url.hash;
}
