import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { asOfOf } from './address-parts.ts';
import { AsOfContext } from './routes-context.ts';
import { FollowContext, usePendingNavigate } from './use-pending-navigate.ts';

/**
 * What links need of the address: the day, and the way to another page. Both stay the same while a page turns to its next
 * choice. The router's own location does not, and hundreds of links would be drawn anew for nothing.
 */
export function SteadyAddress({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const follow = usePendingNavigate();
  return (
    <AsOfContext value={asOfOf(search)}>
      <FollowContext value={follow}>{children}</FollowContext>
    </AsOfContext>
  );
}
