import { useText } from './text.ts';

interface Props {
  children: string;
  /** What a search engine says of the page; the product's own sentence unless told. */
  description?: string;
}

/** The page's title after the product's short name: «Сводка — Население». One on a page (`ownTitle` in the route table for pages that write it). */
export function PageTitle({ children, description }: Props) {
  const t = useText();
  const name = t('App_ShortName');
  return (
    <>
      <title>{children === name ? name : `${name} — ${children}`}</title>
      <meta name="description" content={description ?? t('App_Description')} />
    </>
  );
}
