import type { Contract } from '#platform/contract/endpoint.ts';
import { compilationsContract } from './contract/compilations-calls.ts';
import { dayContract } from './contract/day-calls.ts';
import { feedContract } from './contract/feed/feed-calls.ts';
import { imageContract } from './contract/item/image-calls.ts';
import { internalContract } from './contract/internal-calls.ts';
import { itemContract } from './contract/item/item-calls.ts';
import { mutingContract } from './contract/muting-calls.ts';
import { savedSearchContract } from './contract/search/saved-search-calls.ts';
import { searchContract } from './contract/search/search-calls.ts';
import { sourceContract } from './contract/source-calls.ts';
import { ttsContract } from './contract/item/tts-calls.ts';
import { marksContract } from './contract/marks-calls.ts';
import { correctionContract } from './contract/correction-calls.ts';
import { pollContract } from './contract/poll-calls.ts';
import { regionNewsContract } from './contract/region-news-calls.ts';
import { visitContract } from './contract/visit-calls.ts';
import { affairContract } from './contract/affair-calls.ts';
import { storyContract } from './contract/story-calls.ts';

/** Calls of the news room. */
export const newsContract = {
  ...feedContract,
  ...itemContract,
  ...marksContract,
  ...correctionContract,
  ...pollContract,
  ...regionNewsContract,
  ...storyContract,
  ...affairContract,
  ...dayContract,
  ...internalContract,
  ...ttsContract,
  ...compilationsContract,
  ...imageContract,
  ...searchContract,
  ...savedSearchContract,
  ...mutingContract,
  ...sourceContract,
  ...visitContract,
} satisfies Contract;
