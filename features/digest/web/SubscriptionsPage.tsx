import { redirect, type LoaderFunctionArgs } from 'react-router';

/** What one follows stands with everything else that is one's own. */
function lead({ request }: Pick<LoaderFunctionArgs, 'request'>): never {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname.replace(/subscriptions(\.data)?\/?$/, 'mine')}${search}`);
}

export const loader = lead;
export const clientLoader = lead;

/** Never drawn: the loader leads on. */
export default function SubscriptionsPage() {
  return null;
}
