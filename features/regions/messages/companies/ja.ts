import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionCompanies_AllClasses: '全業種',
  RegionCompanies_AllList: 'リスト全体',
  RegionCompanies_Champion: 'チャンピオン',
  RegionCompanies_Champions: '地域の成長チャンピオン',
  RegionCompanies_ChampionsCountry: '全国の成長チャンピオン',
  RegionCompanies_ChampionsRule: '{source}。前年比。5倍超は合併や会計変更が多いため表示しません。',
  RegionCompanies_ChampionsSub: '売上高300億₽以上、黒字、金融・持株会社を除く。',
  RegionCompanies_Classes: '業種別売上高',
  RegionCompanies_ClassesSub:
    '面積：{year}年の売上高。色：成長率の中央値（5倍超を除く）。クリックで順位表を表示。',
  RegionCompanies_ClassesTitle: '売上高の中心：{names}',
  RegionCompanies_Company: '企業',
  RegionCompanies_Growth: '前年比',
  RegionCompanies_InCountry: '全国順位',
  RegionCompanies_Inn: '納税者番号',
  RegionCompanies_Margin: '利益率',
  RegionCompanies_NoCities: '決算には地域のみ記され、市は記されません。',
  RegionCompanies_NoCompanies:
    'この日までに知られた最大手企業はここに登録されていません。リストは年次決算です。',
  RegionCompanies_NoSmall: 'この日までにこの地域の中小企業登録簿は分かっていません。',
  RegionCompanies_OpenIndustry: '産業を開く',
  RegionCompanies_Profit: '利益',
  RegionCompanies_Rating: '企業ランキング',
  RegionCompanies_RatingSub: 'チャンピオン：売上高が20%以上（5倍以下）増え、利益がある企業。',
  RegionCompanies_RatingTitle: '{code} {name}：{count, number}社',
  RegionCompanies_Revenue: '売上高',
  RegionCompanies_RevenueOf: '最大手企業の売上高',
  RegionCompanies_ShareFormula: '部分÷全体',
  RegionCompanies_ShareOfAll: 'リスト全体の売上高に占める割合',
  RegionCompanies_Small: '中小組織の割合',
  RegionCompanies_SmallMore: '中小企業の詳細',
  RegionCompanies_SmallSub: '中小企業登録簿にある組織の割合、部門別、{year}年10月1日。',
  RegionCompanies_SmallTitle: '中小組織：{share}',
  RegionCompanies_Tone: '売上成長率の中央値',
  RegionCompanies_VerdictLargest:
    '最大の業種は「{name}」で<part>{partText}</part>。売上高は本社の登録地に計上されます。',
  RegionCompanies_VerdictList:
    '国内最大手{all, number}社のうち{companies, number}社がここに登録：{year}年の売上高は<revenue>{revenueText}</revenue>、リスト全体の<share>{shareText}</share>。',
  RegionCompanies_VerdictCountry:
    '一覧は国内の大手{companies, plural, other {#}}組織、{year}年の売上は<revenue>{revenueText}</revenue>です。',
};
