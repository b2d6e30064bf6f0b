import { redirect, type LoaderFunctionArgs } from 'react-router';

/** Any address that is no page leads to notFound, in the language it was asked in. */
function lead({ params }: Pick<LoaderFunctionArgs, 'params'>): never {
  throw redirect(`/${params['locale']}/notFound`);
}

export const loader = lead;
export const clientLoader = lead;

/** Never drawn: the loader leads on. */
export default function UnknownPage() {
  return null;
}
