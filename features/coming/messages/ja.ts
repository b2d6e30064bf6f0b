import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Dashboard: 'ここに地域の二つの収支、保健と経済を置きます。指標を基準と計画の横に。',
  Coming_Department: 'ここに地域の産業を置きます。規模、成長、順位。',
  Coming_DepartmentCompanies: 'ここに産業の企業ランキング（売上順）を置きます。',
  Coming_DepartmentNews: 'ここに産業のニュースをストーリーにまとめて置きます。',
  Coming_DepartmentGeo: 'ここに産業の地理を置きます。どこで強く、どこで伸びるか。',
  Coming_Digest: 'ここに3時間、24時間、7日間のダイジェストを分野別に置きます。',
  Coming_Quotes: 'ここに分野と話題ごとの発言を置きます。誰が、どこで、いつ。',
  Coming_Profile: 'ここにあなたのプロフィールを置きます。名前、仕事、連絡先、入力の割合。',
  Coming_Settings: 'ここに設定を置きます。パスワード、言語、プライバシー、アカウントの削除。',
  Coming_Subscriptions: 'ここに分野、対象、検索の購読を、まとめて、またはグループ別に置きます。',
  Coming_Notifications: 'ここに通知を置きます。購読の新着と施策への決定。',
  Coming_Friends: 'ここに友達と申請を置きます。受信、送信、おすすめの人。',
  Coming_Messages: 'ここに友達や審査担当者とのやり取りを置きます。',
  Coming_Categories: 'ここに自分のカテゴリーの編集画面を置きます。フィードを作る言葉、対象、媒体。',
  Coming_Dossier: 'ここに対象の資料を置きます。わかっていること、ニュース、出典付きの年表。',
  Coming_Tree: 'ここに対象の関係図を、それぞれの線の根拠となる文書とともに置きます。',
  Coming_Ratings: 'ここに言及数による人物と企業のランキングを置きます。順位とその変化。',
};
