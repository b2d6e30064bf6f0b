import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: '自分のデータ：{source}',
  OwnData_OwnName: '{name}（自分）',
  OwnData_AddToView: '自分の系列を追加',
  OwnData_Apart: '単位、期間または表示形式が異なるため、別に描画しています。',
  OwnData_Together: '公開系列と一緒に描画し、「自分」と表示しています。',
  OwnData_NotHere: 'この系列にはこれらの場所の値がありません。',
  OwnData_NoneSuch: 'リンクの系列はお持ちではありません。所有者だけが見られます。',
  OwnData_Bring: '自分のファイルを読み込む',
  OwnData_NotShared: 'この系列は本人にしか見えません。リンクでもボードでも共有されません。',
  OwnData_NoneShort: '該当する系列なし',
};
