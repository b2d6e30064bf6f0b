import { redirect, type LoaderFunctionArgs } from 'react-router';

/** A region without a tab opens its overview. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): never {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname.replace(/\/+$/, '')}/overview${search}`);
}

export const clientLoader = loader;

/** Never drawn: the loader leads on. */
export default function FirstTabPage() {
  return null;
}
