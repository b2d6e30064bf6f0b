/** Decision 13: `/account/*` and `/api/account/*` both answer. */
export function withAccountTwins(paths: string[]): string[] {
  const twins = paths.flatMap((path) => {
    if (path.startsWith('/account/')) return [`/api${path}`];
    return path.startsWith('/api/account/') ? [path.slice(4)] : [];
  });
  return [...new Set([...paths, ...twins])];
}
