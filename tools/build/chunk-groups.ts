const frame = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;
const shell =
  /\/(platform\/(web|shared|ui\/(buttons|icons|popups|notices|theme))|features\/site\/web\/(shell|header|start|errors))(\/|\.)|\/app\/[^/]+\.tsx?$/;
const lazyParts =
  /errors\/\w+Page\.tsx|SidebarPanel|DayChoice|ProductsList|notices\/|shared\/(periods|figures|address-fields|known-places|gallery)|shell\/(Footer|PartnerMark)|messages\/|\.gallery\.|\.test\.|entry\.client|LocaleLayout|app[/]root/;

/** What every page needs comes in two files instead of forty: fewer requests, and together they pack better. */
export const chunkGroups = [
  { name: 'frame', test: (id: string) => frame.test(id), priority: 2 },
  { name: 'shell', test: (id: string) => shell.test(id) && !lazyParts.test(id), priority: 1 },
];
