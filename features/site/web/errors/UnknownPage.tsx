import { redirect, type LoaderFunctionArgs } from 'react-router';

/** Any address that is no page leads to notFound, in the language it was asked in. */
export function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): never {
  throw redirect(`/${params['locale']}/notFound`);
}

export const clientLoader = loader;

/** Never drawn: the loader leads on. */
export default function UnknownPage() {
  return null;
}
