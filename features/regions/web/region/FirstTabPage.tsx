import { redirect, type LoaderFunctionArgs } from 'react-router';

/** A region without a tab opens its overview. */
function lead({ request }: Pick<LoaderFunctionArgs, 'request'>): never {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname.replace(/\/+$/, '')}/overview${search}`);
}

export const loader = lead;
export const clientLoader = lead;

/** Never drawn: the loader leads on. */
export default function FirstTabPage() {
  return null;
}
