import { useLocation } from 'react-router';
import { locales } from '#platform/shared/locales.ts';
import { inLanguage } from '#platform/web/routes/address-parts.ts';
import type { PageOptions } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';

/** What search engines and tabs read: the title from the table, one address per page, the same page in other languages. */
export function PageHead({ route }: { route: PageOptions | null }) {
  const t = useText();
  const { publicUrl } = useStart();
  const { pathname } = useLocation();
  const isFound =
    route !== null && route.access === 'public' && route.name !== 'notFound' && route.name !== 'gallery';
  return (
    <>
      {!route?.ownTitle && <PageTitle>{t(route?.titleKey ?? 'Titles_NotFound')}</PageTitle>}
      {!isFound && <meta name="robots" content="noindex" />}
      {isFound && <link rel="canonical" href={publicUrl + pathname} />}
      {isFound &&
        locales.map((locale) => (
          <link
            key={locale}
            rel="alternate"
            hrefLang={locale}
            href={publicUrl + inLanguage(pathname, locale)}
          />
        ))}
      {isFound && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={publicUrl + pathname.replace(/^\/\w\w(?=\/|$)/, '')}
        />
      )}
    </>
  );
}
