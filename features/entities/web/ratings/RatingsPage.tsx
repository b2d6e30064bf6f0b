import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { loadRating } from './load-rating.ts';
import { RatingParts } from './RatingParts.tsx';

export const loader = serverLoader(loadRating);
export const clientLoader = browserLoader(loadRating);

/** Who is named most in a day, a week or a month, and how sure each place is. */
export default function RatingsPage() {
  return <RatingParts {...useLoaderData<typeof loader>()} />;
}
