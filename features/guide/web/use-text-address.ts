import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** Builds the address of a text's page, of one of its headings where an anchor is given. */
export function useTextAddress(): (address: string, anchor?: string) => string {
  const buildRoute = useBuildRoute();
  return (address, anchor = '') => {
    const [folder = '', page] = address.split('/');
    return buildRoute('docsText', { folder, page }, { hash: anchor });
  };
}
