const frame = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;
const shell =
  /\/(platform\/(web|shared|ui\/(buttons|icons|popups|notices|theme|toasts\/toast-|waiting\/Skeleton|navigation\/LinkTabs))|features\/site\/web\/(shell|header|start|errors))(\/|\.|\w)|\/app\/[^/]+\.tsx?$/;
const lazyParts =
  /errors\/\w+Page\.tsx|SidebarPanel|DayChoice|ProductsList|notices\/|shared\/(periods|figures|address-fields|known-places|gallery)|shell\/(Footer|PartnerMark)|messages\/|\.gallery\.|\.test\.|entry\.client|LocaleLayout|app[/]root/;
/** Texts of the frame: three catalogues that every page loads. */
const words = /\/(?:platform\/(?:web|ui)|features\/site)\/messages\/(\w\w)\.ts/;

/** What every page needs comes in three files instead of forty: fewer requests, and together they pack better. */
export const chunkGroups = [
  { name: 'frame', test: (id: string) => frame.test(id), priority: 2 },
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, test: (id: string) => words.test(id), priority: 2 },
  { name: 'shell', test: (id: string) => shell.test(id) && !lazyParts.test(id), priority: 1 },
];
