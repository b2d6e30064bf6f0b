import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'モデル',
  Models_Problem_Missing: '指定されていません。',
  Models_Problem_Number: '数値を入力してください。',
  Models_Problem_Bounds: '{min}〜{max} {unit}',
  Models_Problem_Count: '件数は{min}〜{max}。',
  Models_Problem_Order: '値の順序が正しくありません。',
  Models_Problem_Unknown: 'そのような値はありません。',
  Models_Problem_Inconsistent: '他の値と矛盾しています。',
  Models_Unit_Children: '人（女性1人あたり）',
  Models_Unit_PeopleYear: '人/年',
  Models_Unit_Years: '年',
  Models_Unit_Roubles: '₽／月',
};
