import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { StoryNews } from './story-parts.ts';

const popularities = [
  'News_Popularity_0',
  'News_Popularity_1',
  'News_Popularity_2',
  'News_Popularity_3',
  'News_Popularity_4',
] as const;
const tones = { '-1': 'News_Tone_Negative', '0': 'News_Tone_Neutral', '1': 'News_Tone_Positive' } as const;

/** Writes one paragraph on why a story stands where it stands, in the parts its rank is made of. */
export function useWhyHere({ popularity, tone, group: { rank } }: StoryNews): () => string {
  const t = useText();
  const { number, share } = useFormats();
  return () => {
    const why = t('News_Why', {
      popularity: t(popularities[popularity] ?? popularities[0]),
      sources: rank.sources,
      authority: number(rank.authority, 1),
      freshness: share(rank.freshness, 0),
      growth: share(rank.growth, 0),
    });
    return tone === null ? why : `${why} ${t(tones[`${tone}` as keyof typeof tones])}`;
  };
}
