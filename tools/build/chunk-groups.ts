const frame = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;
const shell =
  /\/(platform\/(web|shared|ui\/(buttons|controls|icons|popups|notices|theme|toasts\/toast-|waiting\/Skeleton|choices\/(Chips\.|ChipLink)|navigation\/(LinkTabs|EndOfFeed)))|features\/shell\/web\/(shell|header|start|errors))(\/|\.|\w)|\/app\/[^/]+\.tsx?$/;
const lazyParts =
  /errors\/\w+Page\.tsx|SidebarPanel|DayChoice|ProductsList|notices\/|shared\/(packed-|periods|figures|address-fields|known-places|gallery)|shell\/(Footer|PartnerMark)|messages\/|\.gallery\.|\.test\.|entry\.client|LocaleLayout|app[/](root|text-modules|when-drawn|run-when-drawn|lay-out-later|search-by-key)|web\/(packed-\w+|use-loaded-now|upload-file|WhenNear|part-of-page)\./;
/** Texts of the frame: three catalogues that every page loads. */
const words = /\/(?:platform\/(?:web|ui)|features\/shell)\/messages\/(\w\w)\.ts/;

/** What every page of news needs of a headline: its letters, time, marks, what is muted. */
const headlines =
  /\/features\/news\/(web\/(feed\/feed-address|marks\/(marks|use-marks)|muting\/(load|without)|rows\/(use-|row-actions)|stories\/use-story)|domain\/feed\/(reading\/feed-limits|rubrics|wording\/typeset|marks))/;
/** The frame of every feed of stories. */
const feeds =
  /\/features\/news\/(web\/(bars|syndication|feed\/(?!seldom|FeedHead|EmptyFeed|\w+Day|PageLine|KeysHelp)|rail\/(HotTile|load-rail|islands)|visit\/use-visit|stories\/(FrontStories|StoryMembers|islands|story-))|domain\/feed\/reading\/(feed-|run-))/;
/** What every tile with figures, fields or a table needs. */
const tiles =
  /\/platform\/ui\/(tiles\/|figures\/(?!use-receipt)|fields\/(Field|TextField|SelectField|SearchField)\.|tables\/(?!write-|workbook)|type\.module)/;
/** What every chart stands on and in, without any chart. */
const charts = /\/platform\/(charts\/(frame|axes|marks)|ui\/chart-frame)\/(?!write-)/;
const isTried = /\.test\.|\.gallery\./;

/** What every page needs comes in three files instead of forty, a feed in two more, tiles and charts in one each: fewer requests, and together they pack better. */
// A group takes what it needs from those after it: the frame of all pages comes first.
export const chunkGroups = [
  { name: 'frame', test: (id: string) => frame.test(id), priority: 4 },
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, test: (id: string) => words.test(id), priority: 4 },
  { name: 'shell', test: (id: string) => shell.test(id) && !lazyParts.test(id), priority: 3 },
  { name: 'headlines', test: (id: string) => headlines.test(id) && !isTried.test(id), priority: 2 },
  { name: 'tiles', test: (id: string) => tiles.test(id) && !isTried.test(id), priority: 2 },
  { name: 'charts', test: (id: string) => charts.test(id) && !isTried.test(id), priority: 1 },
  { name: 'feeds', test: (id: string) => feeds.test(id) && !isTried.test(id), priority: 1 },
];
