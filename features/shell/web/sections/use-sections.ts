import { useMemo } from 'react';
import { listSections, type Section } from './list-sections.ts';
import { useFindRoute, useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';

/** A screen as it is offered: its name in words, its address, and whether a licence opens it. */
export interface OfferedSection extends Section {
  name: string;
  to: string;
  isLocked: boolean;
}

/** The screens of this visitor; what they cannot open without a licence is marked. */
export function useSections(): OfferedSection[] {
  const t = useText();
  const buildRoute = useBuildRoute();
  const find = useFindRoute();
  const { account, isLoggedIn } = useSession();
  return useMemo(
    () =>
      listSections({ ...account, isLoggedIn }).map((section) => {
        const to = buildRoute(section.route, section.params);
        const access = find(new URL(to, 'http://x').pathname)?.access;
        return { ...section, to, name: t(section.title), isLocked: access === 'licensed' };
      }),
    [t, buildRoute, find, account, isLoggedIn],
  );
}
