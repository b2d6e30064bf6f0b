import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Guide_Lead: '各ページの見方、編集の進め方、運用、そして内部のつくり。',
  Guide_Part_readers: '読者向け',
  Guide_Part_editors: '編集者向け',
  Guide_Part_operators: '運用者向け',
  Guide_Part_programmers: '開発者向け',
  Guide_Decisions: '設計上の決定とその理由：{count, plural, other {#件}}',
  Guide_Search: 'ドキュメント内を検索',
  Guide_Find: '検索',
  Guide_Found: '「{text}」に該当する節：{count, plural, other {#件}}',
  Guide_None: '「{text}」に該当する節はありません。別の言葉で試すか、下の目次をご覧ください。',
  Guide_InEnglish: '英語',
  Guide_OnlyEnglish: 'この文書は英語版のみです。',
  Guide_OnPage: 'このページの内容',
  Guide_Before: '前の文書',
  Guide_After: '次の文書',
  Guide_Calls: 'APIの呼び出し',
};
