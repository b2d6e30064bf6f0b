import { useText } from './text.ts';

/** The page's title after the product's short name: «Сводка — Население». One on a page (`ownTitle` in the route table for pages that write it). */
export function PageTitle({ children }: { children: string }) {
  const name = useText()('App_ShortName');
  return <title>{children === name ? name : `${name} — ${children}`}</title>;
}
