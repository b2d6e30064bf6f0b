/** Links without the framework's note that their routes are to be discovered: the whole list travels with the first page (react-router.config.ts). */
export function withoutDiscovery(html: string): string {
  return html.replaceAll(' data-discover="true"', '');
}
