import { z } from 'zod';
import type { AnsweringServices } from '#platform/server/context.ts';
import { writeAtom } from '#feedformats/write/write-atom.ts';
import { writeJson } from '#feedformats/write/write-json.ts';
import { writeRss } from '#feedformats/write/write-rss.ts';
import type { WrittenFeed, WrittenItem } from '#feedformats/write/written-feed.ts';
import { NewsItem } from '../../contract/item/news-item.ts';
import type { AskedFeed } from './feed-address.ts';
import { itemId, writtenStory, type FeedSurroundings, writtenTold } from './feed-content.ts';
import type { FeedQuestion } from './feed-question.ts';
import { affairContract } from '../../contract/affair-calls.ts';
import { storyContract } from '../../contract/story-calls.ts';

const Story = storyContract['news/getStory'].output.pick({ lead: true, headlines: true, rubric: true });
const maxHeadlines = 50;

/** The headlines of one story, the newest first, each leading to its page here. */
function storyHeadlines(
  output: unknown,
  surroundings: FeedSurroundings,
): { name: string; items: WrittenItem[] } {
  const { lead, headlines, rubric }: z.output<typeof Story> = Story.parse(output);
  const newest = headlines.slice(-maxHeadlines).toReversed();
  const categories = rubric === null ? [] : [rubric];
  const items = newest.map((headline) => writtenTold(headline, surroundings, categories));
  return { name: lead.title, items };
}

const Affair = affairContract['news/getAffair'].output.pick({ title: true, headlines: true });

/** The headlines of an affair, the newest first. */
function affairHeadlines(
  output: unknown,
  surroundings: FeedSurroundings,
): { name: string; items: WrittenItem[] } {
  const { title, headlines }: z.output<typeof Affair> = Affair.parse(output);
  const items = headlines.slice(0, maxHeadlines).map((headline) => writtenTold(headline, surroundings, []));
  return { name: title, items };
}

const contents: Partial<Record<AskedFeed['of']['kind'], typeof itemsOf>> = {
  story: storyHeadlines,
  affair: affairHeadlines,
};

const writers = { rss: writeRss, atom: writeAtom, json: writeJson };

/** What every call behind a feed answers, as far as a feed needs it; null past the end. */
const Answer = z
  .object({
    news: z.array(NewsItem),
    source: z.object({ name: z.string() }).optional(),
  })
  .nullable();

/** The feed of an answer, ready to be written, with the moment of its newest item. */
export function writeAskedFeed(
  { config, translate }: Pick<AnsweringServices, 'config' | 'translate'>,
  { locale, format, of }: AskedFeed,
  question: FeedQuestion,
  output: unknown,
  selfUrl: string,
): { readonly updatedAt: string | null; readonly write: () => string } {
  const { publicUrl } = config;
  const surroundings: FeedSurroundings = {
    publicUrl,
    locale,
    sayCounts: (items, sources) => translate(locale, 'Syndication_Counts', { items, sources }),
  };
  const { name, items } = (contents[of.kind] ?? itemsOf)(output, surroundings);
  const updatedAt = items.map((item) => item.updatedAt).reduce<string | null>(later, null);
  const own = translate(locale, 'App_ShortName');
  const title = name ?? question.name;
  const feed: WrittenFeed = {
    id: itemId(publicUrl, 'feed', `${locale}:${question.page || of.kind}`),
    title: title === null || title === '' ? own : `${own} — ${title}`,
    description: translate(locale, 'Syndication_Description'),
    language: locale,
    pageUrl: `${publicUrl}/${locale}/${question.page}`,
    selfUrl,
    updatedAt,
    items,
  };
  return { updatedAt, write: () => writers[format](feed) };
}

function itemsOf(
  output: unknown,
  surroundings: FeedSurroundings,
): { name: string | null; items: WrittenItem[] } {
  const answer = Answer.parse(output);
  return {
    name: answer?.source?.name ?? null,
    items: (answer?.news ?? []).map((item) => writtenStory(item, surroundings)),
  };
}

function later(before: string | null, each: string): string {
  return before === null || Date.parse(each) > Date.parse(before) ? each : before;
}
