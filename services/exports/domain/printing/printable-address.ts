import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** A page that may be printed: its language, its path and what name its file gets. */
export interface PrintableAddress {
  locale: Locale;
  /** The address as the browser opens it: path and choices, nothing else. */
  address: string;
  fileName: string;
}

/** Calls of a page's tiles that only read and yet are posted, since what they ask for may be long. */
const postedReads = new Set(['/api/modeling/getpeoplestatsforecast']);

/** Whether a page that is being printed may make a call: whatever it gets, and of what it posts what only reads. */
export function mayPageAsk(method: string, path: string): boolean {
  return method === 'GET' || (method === 'POST' && postedReads.has(path.toLowerCase()));
}

const tabs = 'overview|forecast|news|events|companies|scenarios|geo|products|population|ecology|finance';
const industry =
  'department/(\\d{1,10})/\\d{1,10}/([A-U\\d.]{1,8})/[01](?:/[\\d.]{2,8})?(?:/(?:companies|geo))?';
const measures = 'dashboard/(\\d{1,10})(?:/(?:health|economy))?|actions/([1-9]\\d{0,9})';
const board = 'boards/(?:([1-9]\\d{0,14})|[\\w-]{20,100})';
const printable = new RegExp(
  `^/([a-z]{2})/(?:summary|explore|regions/(\\d{1,10})/(${tabs})|${industry}|industries/(\\d{1,10})|${measures}|${board})$`,
);

/** What is to be printed: a page of this very site that has a paper form (dossier, industry, branch, dashboard, measure, board, view, summary). Null for any other. */
export function printableAddress(given: string): PrintableAddress | null {
  const origin = 'http://here.invalid';
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  const found = url.origin === origin ? printable.exec(url.pathname) : null;
  if (!found || !isLocale(found[1])) return null;
  const [, locale, yugoId, tab, place, code, branch, home, measure, own] = found;
  const [, , page] = url.pathname.split('/');
  const isBoard = page === 'boards';
  const subject = [
    yugoId,
    tab,
    place,
    code,
    branch && `industry-${branch}`,
    home && `dashboard-${home}`,
    measure && `measure-${measure}`,
    // A secret that opens a board stands in no name of a file.
    isBoard && `board${own ? `-${own}` : ''}`,
    page === 'explore' && 'view',
  ]
    .filter(Boolean)
    .join('-');
  const fileName = `svodka-${subject || 'summary'}.pdf`;
  return { locale: locale as Locale, address: url.pathname + url.search, fileName };
}
