import '#platform/ui/tokens.css';
import { IntlProvider } from 'react-intl';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router';
import type { ReactNode } from 'react';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { useMessages } from './messages-context.ts';
import { useNonce } from './nonce-context.ts';

/** The document: language, head, scripts. Rendered around pages and errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const messages = useMessages(locale);
  const nonce = useNonce();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={locale} messages={messages} onError={() => {}}>
          {children}
        </IntlProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The page. */
export default function Root() {
  return <Outlet />;
}
