import type { FeedNews } from '../feed/feed-news.ts';
import type { Member } from './StoryMembers.tsx';
import type { StoryNews } from './story-parts.ts';

/** Height of a row that cards are laid on, px: fine enough that a card ends about where its words do. */
const rowPx = 8;

/** A card's kicker, byline, ruled day, counts and air, px. */
const bare = 158;

/** How many rows of the grid a story's card takes, by its words: so that the next one follows under it and not under its neighbour. */
export function rowsOfStory(news: StoryNews, opened: readonly Member[] = []): number {
  return Math.ceil(heightOfStory(news, opened) / rowPx);
}

/** How many stories stand beside a rail that goes `px` further down than what stands above them: the last one goes on below it by half at most. */
export function countBeside(stories: readonly StoryNews[], px: number): number {
  const columns = [0, 0];
  let count = 0;
  for (const news of stories) {
    const shortest = Math.min(...columns);
    const height = heightOfStory(news);
    if (shortest + height / 2 > px) break;
    columns[columns.indexOf(shortest)] = shortest + height;
    count += 1;
  }
  return count;
}

/** Height of a list of headlines under its title, px. */
export function heightOfHeadlines(news: readonly Pick<FeedNews, 'title' | 'language'>[]): number {
  return news.reduce((sum, item) => sum + 8 + 20 * lines(item, 44), 0);
}

function heightOfStory(news: StoryNews, opened: readonly Member[] = []): number {
  const members = [...news.group.members, ...opened].map(({ title, sourceName, language }) => ({
    title: `${title} ${sourceName}`,
    language,
  }));
  return bare + 27.5 * lines(news, 33) + heightOfHeadlines(members);
}

/** Lines of a headline where so many Cyrillic letters stand in one; Latin ones are narrower. */
function lines({ title, language }: Pick<FeedNews, 'title' | 'language'>, letters: number): number {
  return Math.ceil(title.length / (language === 'ru' ? letters : letters * 1.15));
}
