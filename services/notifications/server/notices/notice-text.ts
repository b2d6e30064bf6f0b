import { sayOwn } from '#platform/server/texts.ts';
import { noticeTexts } from './notice-texts.ts';

/** One sentence of a notice or its letter. */
export const noticeText = sayOwn(noticeTexts);
