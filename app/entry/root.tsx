import '#platform/ui/tokens.css';
import '#platform/ui/fonts.css';
import '#platform/ui/base.css';
import '#platform/ui/print.css';
import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useParams,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import golosSigns from '#platform/ui/fonts/golos-text-signs.woff2?url';
import golosLatin from '#platform/ui/fonts/golos-text-latin.woff2?url';
import golosCyrillic from '#platform/ui/fonts/golos-text-cyrillic.woff2?url';
import serifSigns from '#platform/ui/fonts/source-serif-4-headline-signs.woff2?url';
import serifLatin from '#platform/ui/fonts/source-serif-4-headline-latin.woff2?url';
import serifCyrillic from '#platform/ui/fonts/source-serif-4-headline-cyrillic.woff2?url';
import golosWestern from '#platform/ui/fonts/golos-text-western.woff2?url';
import serifWestern from '#platform/ui/fonts/source-serif-4-headline-western.woff2?url';
import icon from './icon.svg?url';
import { StartPage } from '#features/shell/web/start/StartPage.tsx';
import { AloneError } from '#features/shell/web/errors/AloneError.tsx';
import { defaultLocale, hasWesternSigns, isLocale } from '#platform/shared/locales.ts';
import { themeAttribute } from '#platform/ui/theme.ts';
import { RoutesContext } from '#platform/web/routes/routes-context.ts';
import { asOfOf } from '#platform/web/routes/address-parts.ts';
import { SteadyAddress } from '#platform/web/routes/SteadyAddress.tsx';
import { TextsContext } from '#platform/web/text.ts';
import { findRoute, routeAddresses } from '../routes/find-route.ts';
import { guardNavigation } from './guard-navigation.ts';
import { loadRoot, reloadRoot, type RootData } from './load-root.ts';
import { MessagesContext } from './page-context.ts';
import { PageContext } from './page-context.ts';

export const loader = loadRoot;
export const clientMiddleware = [guardNavigation];

let latest: RootData | undefined;

/** Asked only when the chosen day changes, or while data come in; everything else of the frame outlives a navigation. */
export function clientLoader(args: ClientLoaderFunctionArgs): Promise<RootData> {
  return latest ? reloadRoot(args, latest) : args.serverLoader<RootData>();
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return asOfOf(currentUrl.search) !== asOfOf(nextUrl.search) || (latest?.start.awaited.length ?? 0) > 0;
}

/**
 * What pages are written in: stories and names in Cyrillic stand on those of every language. Asked for before the styles name
 * them: a page is drawn in the faces that are here when it is, and kept so (fonts.css). Signs first, the space is among them.
 */
const faces = [serifSigns, golosSigns, serifCyrillic, golosCyrillic, golosLatin, serifLatin];
const westernFaces = [...faces, golosWestern, serifWestern];

const routes = { addresses: routeAddresses, find: findRoute };

/** The document: language, head, scripts. Rendered around pages and errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale: given } = useParams();
  const locale = isLocale(given) ? given : defaultLocale;
  const known = useContext(MessagesContext);
  const messages = known.get(locale);
  const { nonce, textFiles, hasScripts } = useContext(PageContext);
  const data = useRouteLoaderData<RootData>('root');
  const texts = useMemo(
    () => ({ locale, messages: messages ?? {}, onMissing: () => {} }),
    [locale, messages],
  );
  if (hasScripts) for (const href of textFiles) preloadModule(href, { as: 'script' });
  return (
    <html lang={locale} data-theme={themeAttribute(data?.theme ?? 'system')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(hasWesternSigns(locale) ? westernFaces : faces).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsContext value={texts}>
          <RoutesContext value={routes}>
            <SteadyAddress>{children}</SteadyAddress>
          </RoutesContext>
        </TextsContext>
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** The page, once it is known who visits. */
export default function Root({ loaderData }: { loaderData: RootData }) {
  useEffect(() => void (latest = loaderData), [loaderData]);
  // How long a page takes to answer to its reader: in the browser's own timings.
  useEffect(() => void performance.mark('interactive'), []);
  return (
    <StartPage known={loaderData.known} start={loaderData.start}>
      <Outlet />
    </StartPage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <AloneError error={error} />;
}
