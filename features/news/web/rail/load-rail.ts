import type { Api, OutputOf } from '#platform/web/api.ts';
import type { Member } from '../stories/StoryMembers.tsx';
import { withoutMuted } from '../muting/without-muted.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';

type WireNews = NonNullable<OutputOf<'news/getNewsList'>>['news'][number];

/** One more than is shown: the page's lead is left out. */
const hotCount = 7;

/** What stands beside the stories; null = it did not load, which its tile then says: the feed does not fall with it. */
export interface RailData {
  hot: Member[];
  day: OutputOf<'news/getDayHistogram'> | null;
  figures: CountryFigures | null;
  objects: OutputOf<'news/getDayObjects'> | null;
  places: OutputOf<'news/getPlacesOfDay'> | null;
}

/** What the country's tile reads of the public figures. */
export type CountryFigures = Omit<OutputOf<'site/getPublicFigures'>, 'places' | 'rising' | 'ranked'>;

function readOfCountry(figures: OutputOf<'site/getPublicFigures'>): CountryFigures {
  const { places: _places, rising: _rising, ranked: _ranked, ...read } = figures;
  return read;
}

/** Everything of the rail, at once. */
export async function loadRail(api: Api, signal: AbortSignal | undefined): Promise<RailData> {
  const [hot, day, figures, objects, places] = await Promise.all([
    loadHot(api, allRubrics, signal),
    api.call('news/getDayHistogram', {}, { signal }).catch(() => null),
    api.call('site/getPublicFigures', {}, { signal }).then(readOfCountry, () => null),
    api.call('news/getDayObjects', {}, { signal }).catch(() => null),
    api.call('news/getPlacesOfDay', {}, { signal }).catch(() => null),
  ]);
  return { hot, day, figures, objects, places };
}

/** Stories of a rubric that are hot at this moment, the latest first; none where they did not load. */
export async function loadHot(
  api: Api,
  rubricId: number,
  signal: AbortSignal | undefined,
): Promise<RailData['hot']> {
  const asked = api.call(
    'news/getNewsList',
    { rubricId, hot: true, groupByStories: true, orderBy: 2, pageSize: hotCount },
    { signal },
  );
  const page = await withoutMuted(api, asked).catch(() => null);
  return (page?.news ?? []).map(lastTold);
}

/** A hot story is as late as its latest headline; no more than its row reads travels with the page. */
function lastTold({ newsId, date, hasTime, title, language, sourceId, sourceName, story }: WireNews): Member {
  return { newsId, date: story?.lastAt ?? date, hasTime, title, language, sourceId, sourceName };
}
