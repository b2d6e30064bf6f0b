import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Syndication_Counts: '見出し{items, plural, other {#件}}、{sources, plural, other {#媒体}}',
  Syndication_Description: 'ストーリーごとにまとめたニュース：見出しと配信元。全文は各媒体にあります。',
};
