import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { FollowContext } from './routes/use-pending-navigate.ts';

type Props = ComponentProps<typeof RouterLink>;

/**
 * A link within the product. A whole address needs nothing of the place it stands on, so it is an anchor that navigates
 * when it is clicked. A page has hundreds of them, and the router's own works out each address anew. Anything else is
 * the router's own link.
 */
export function Link(props: Props) {
  return isWholeAddress(props.to) && !props.reloadDocument ? (
    <WholeLink {...props} to={props.to} />
  ) : (
    <RouterLink discover="none" {...props} />
  );
}

function WholeLink({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...anchor
}: Props & { to: string }) {
  const navigate = useContext(FollowContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, anchor.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(to, { replace: replace ?? pathname + search + hash === to, state, preventScrollReset });
  };
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** From the root of the product: `//` would lead to another host. */
function isWholeAddress(to: Props['to']): to is string {
  return typeof to === 'string' && to.startsWith('/') && !to.startsWith('//');
}

/** A click that is not to open another window. */
function isPlain(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return (
    button === 0 &&
    (target === undefined || target === '_self') &&
    !(metaKey || ctrlKey || shiftKey || altKey)
  );
}
