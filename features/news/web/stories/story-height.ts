import type { Member } from './StoryMembers.tsx';
import type { StoryNews } from './story-parts.ts';

/** Height of a row that cards are laid on, px: fine enough that a card ends about where its words do. */
const rowPx = 8;

/** About the height of a row of what is hot, px. */
export const hotRowHeight = 56;

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
  // One card in a row of three below would leave two thirds of that row empty: it ends the shorter column instead.
  return (stories.length - count) % 3 === 1 && count > 0 ? count + 1 : count;
}

function heightOfStory(news: StoryNews, opened: readonly Member[] = []): number {
  return [...news.group.members, ...opened].reduce(
    (sum, { title, sourceName }) => sum + 8 + 20 * lines(title + sourceName, news, 44),
    bare + 27.5 * lines(news.title, news, 33),
  );
}

/** Lines of a text where so many Cyrillic letters stand in one; Latin ones are narrower. */
function lines(text: string, { language }: StoryNews, letters: number): number {
  return Math.ceil(text.length / (language === 'ru' ? letters : letters * 1.15));
}
