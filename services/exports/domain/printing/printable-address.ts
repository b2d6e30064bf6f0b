import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** A page that may be printed: its language, its path and what name its file gets. */
export interface PrintableAddress {
  locale: Locale;
  /** The address as the browser opens it: path and choices, nothing else. */
  address: string;
  fileName: string;
}

const tabs = 'overview|forecast|news|events|companies|scenarios|geo|products|population|ecology|finance';
const industry =
  'department/(\\d{1,10})/\\d{1,10}/([A-U\\d.]{1,8})/[01](?:/[\\d.]{2,8})?(?:/(?:companies|geo))?';
const measures = 'dashboard/(\\d{1,10})(?:/(?:health|economy))?|actions/([1-9]\\d{0,9})';
const printable = new RegExp(
  `^/([a-z]{2})/(?:summary|regions/(\\d{1,10})/(${tabs})|${industry}|industries/(\\d{1,10})|${measures})$`,
);

/** What is to be printed, null for any address but a dossier's tab, an industry, a branch, a dashboard, a measure or the summary on this very site. */
export function printableAddress(given: string): PrintableAddress | null {
  const origin = 'http://here.invalid';
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  const found = url.origin === origin ? printable.exec(url.pathname) : null;
  if (!found || !isLocale(found[1])) return null;
  const [, locale, yugoId, tab, place, code, branch, home, measure] = found;
  const subject = [
    yugoId,
    tab,
    place,
    code,
    branch && `industry-${branch}`,
    home && `dashboard-${home}`,
    measure && `measure-${measure}`,
  ]
    .filter(Boolean)
    .join('-');
  const fileName = `svodka-${subject || 'summary'}.pdf`;
  return { locale: locale as Locale, address: url.pathname + url.search, fileName };
}
