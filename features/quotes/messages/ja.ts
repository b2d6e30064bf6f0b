import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Quotes_About: '出典',
  Quotes_AboutHeadlines:
    '過去30日の見出しのうち、「人名：…」「name says …」のように発言が明示されたものだけを採っています。',
  Quotes_AboutRecords:
    'また、2008–2012年の国家院議事録（CC0）から。データに日付とリンクはなく、現在の発言ではありません。',
  Quotes_ByPeople: '人物順',
  Quotes_ByTime: '時間順',
  Quotes_Direct: '見出しの発言',
  Quotes_None: 'ここにはまだ発言がありません。',
  Quotes_Order: '並び順',
  Quotes_Own: '本人の発言',
  Quotes_Retold: '見出しの要約',
  Quotes_Rubric: '分野',
  Quotes_Scope: '範囲',
  Quotes_Speakers: '発言者',
  Quotes_Theme: 'テーマ',
  Quotes_Title: '誰が何を言ったか',
  Quotes_Total: '発言{count}件、うち原文どおり{direct}件',
  Quotes_Undated: '{period}年、日付不明',
  Quotes_UndatedHead: '議事録（日付不明）',
  Quotes_BesideDossier: '地域の資料を開く：{place}',
  Quotes_EditThemes: 'テーマを編集',
  Quotes_BesideOf: '系列「{name}」、{place}',
  Quotes_BesidePeak: '最高、{day}',
  Quotes_BesideNow: '現在、{day}',
  Quotes_BesideCourse: '系列の推移。印：{day}、{figure}',
  Quotes_WithFigures: '数値つき {count}',
  Quotes_Figures: '言葉と数値',
  Quotes_FiguresNote:
    '私たちが測っているものに触れた発言の横に、その日の系列を置きます。一致も相違も正誤とは呼びません。言葉と系列では定義が異なることがあります。',
  Quotes_Follow: 'テーマを追う',
  Quotes_FollowNote: 'テーマの新しい発言がダイジェストの一節になります。',
};
