import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { QuotesParts } from './QuotesParts.tsx';
import { loadQuotes } from './load-quotes.ts';

export const loader = serverLoader(loadQuotes);
export const clientLoader = browserLoader(loadQuotes);

/** Who said what: by rubric, circle and theme. */
export default function QuotesPage() {
  return <QuotesParts data={useLoaderData<typeof loader>()} />;
}
