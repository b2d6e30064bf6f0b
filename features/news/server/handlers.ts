import type { Routes } from '#platform/server/context.ts';
import type { newsContract } from '../contract.ts';
import { compilationsRoutes } from './compilations/compilations-handlers.ts';
import { dayRoutes } from './day/day-handlers.ts';
import { feedRoutes } from './feed/feed-handlers.ts';
import { imageRoutes } from './images/image-handlers.ts';
import { internalRoutes } from './announcements/announcement-handlers.ts';
import { itemRoutes } from './item/item-handlers.ts';
import { mutingRoutes } from './muting/muting-handlers.ts';
import { savedSearchRoutes } from './search/saved/saved-search-handlers.ts';
import { searchRoutes } from './search/search-handlers.ts';
import { sourceRoutes } from './source/source-handlers.ts';
import { ttsRoutes } from './speech/tts-handlers.ts';
import { marksRoutes } from './marks/marks-handlers.ts';
import { correctionRoutes } from './correction-handlers.ts';
import { pollRoutes } from './poll/poll-handlers.ts';
import { regionNewsRoutes } from './region-news/region-news-handlers.ts';
import { visitRoutes } from './visit/visit-handlers.ts';
import { affairRoutes } from './affair/affair-handlers.ts';
import { storyRoutes } from './story/story-handlers.ts';

/** Handlers of the news room. */
export const newsRoutes: Routes<typeof newsContract> = {
  ...feedRoutes,
  ...itemRoutes,
  ...marksRoutes,
  ...correctionRoutes,
  ...pollRoutes,
  ...regionNewsRoutes,
  ...storyRoutes,
  ...affairRoutes,
  ...dayRoutes,
  ...internalRoutes,
  ...ttsRoutes,
  ...compilationsRoutes,
  ...imageRoutes,
  ...searchRoutes,
  ...savedSearchRoutes,
  ...mutingRoutes,
  ...sourceRoutes,
  ...visitRoutes,
};
