import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { ttsContract } from '../../contract/item/tts-calls.ts';
import { spokenText } from '../../domain/feed/wording/spoken-text.ts';
import { speechOf } from './open-speech.ts';
import { findSpokenNews } from './spoken-news-queries.ts';
import { openWindowLimit, type WindowLimit } from './window-limit.ts';

/** New texts a minute and client; what has been read before is not counted. */
const maxNewTexts = 20;
const limits = new WeakMap<RequestContext['config'], WindowLimit>();

/** Handler of text to speech. */
export const ttsRoutes: Routes<typeof ttsContract> = {
  async tts(input, context) {
    const { text, language } = await textOf(input, context);
    const speech = await speechOf(context);
    speech.checkVoice(language);
    if (!(await speech.has(speech.nameOf(text, language)))) await limitOf(context).count(context);
    const file = await speech.speak(text, language);
    const search = input.newsId === undefined ? '' : `?newsId=${input.newsId}`;
    return { address: `/speech/${file}${search}` };
  },
};

async function textOf(
  { newsId, text = '', language = '' }: Input<typeof ttsContract, 'tts'>,
  { db, clock }: RequestContext,
): Promise<{ text: string; language: string }> {
  if (newsId === undefined) return { text: spokenText(text, ''), language };
  const found = await findSpokenNews(db, newsId, clock.news);
  if (!found) throw new AppError('news_not_found', { newsId });
  return found;
}

function limitOf({ config }: RequestContext): WindowLimit {
  const limit = limits.get(config) ?? openWindowLimit('speech', config.RATE_LIMIT === 0 ? 0 : maxNewTexts);
  limits.set(config, limit);
  return limit;
}
