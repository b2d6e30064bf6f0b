import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: '自分のデータ：{source}',
  OwnData_OwnName: '{name}（自分）',
  OwnData_AddToView: '自分の系列を追加',
  OwnData_Apart: '単位、期間または表示形式が異なるため、別に描画しています。',
  OwnData_Together: '公開系列と一緒に描画し、「自分」と表示しています。',
  OwnData_NotHere: 'この系列にはこれらの場所の値がありません。',
  OwnData_Alone: '他の人には見えません。リンク先や他サイトのグラフにはこの系列は含まれません。',
  OwnData_NoneSuch: 'その系列はありません。',
  OwnData_Bring: '自分のファイルを読み込む',
};
