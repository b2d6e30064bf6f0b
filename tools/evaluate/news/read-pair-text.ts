import type { NewsModels } from '#newsengine/news-models.ts';
import { findRegions } from '#newsengine/steps/find-regions.ts';
import { judgeRubric } from '#newsengine/steps/judge-rubric.ts';
import { readAbout, type About } from '#newsengine/stories/about.ts';
import { readStoryText, type StoryText } from '#newsengine/stories/story-text.ts';
import { readHeadline, readOpening } from '#newsengine/text/read-headline.ts';

type Item = Parameters<typeof readStoryText>[0];

/** An item as the product compares it with others, of which nothing but its words is given. */
export function readPairText(
  item: Item,
  models: Pick<NewsModels, 'stories' | 'rubrics' | 'regions'>,
): StoryText {
  return readStoryText({ ...item, about: findAbout(item, models) }, models.stories);
}

function findAbout(item: Item, { rubrics, regions }: Pick<NewsModels, 'rubrics' | 'regions'>): About {
  const headline = readHeadline(item);
  const read = { headline, opening: readOpening(item.text ?? '', item.language) };
  return readAbout({
    ...judgeRubric({ givenRubric: null, sectionRubrics: [] }, read, rubrics, () => false),
    ...findRegions({ givenRegion: null }, headline, regions),
  });
}
