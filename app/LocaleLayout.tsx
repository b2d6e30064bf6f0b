import { Outlet } from 'react-router';

/** Everything below a language; the shell stands here. */
export default function LocaleLayout() {
  return <Outlet />;
}
