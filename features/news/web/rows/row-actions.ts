import { createContext, type ReactNode } from 'react';
import type { FeedNews } from '../feed/feed-news.ts';

/** What a page lets its reader do with each row of its feed, beside what every feed does; a page that gives nothing adds nothing. The value stays the same while the page stands: rows that are not taken over yet are blanked by another. */
export const RowActions = createContext<(news: FeedNews) => ReactNode>(() => null);
