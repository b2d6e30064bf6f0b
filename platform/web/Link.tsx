import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { createPath, Link as RouterLink, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

type Props = ComponentProps<typeof RouterLink>;

/**
 * A link within the product. A whole address needs nothing of the place it stands on: the router is asked when it is
 * clicked, not when it is drawn, and a navigation does not draw it again. Anything else is the router's own link.
 */
export function Link(props: Props) {
  const { to, replace, state, preventScrollReset, onClick, children, ...anchor } = props;
  const router = useContext(RouterContext)?.router;
  if (router === undefined || !isWholeAddress(to) || anchor.reloadDocument) return <RouterLink {...props} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, anchor.target)) return;
    event.preventDefault();
    const isHere = createPath(router.state.location) === to;
    void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset });
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
