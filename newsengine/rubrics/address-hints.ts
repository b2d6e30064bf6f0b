import type { Rubric } from './rubric.ts';

/** Words of addresses that name a section, by rubric; read from the feeds' own addresses. */
const sections: Readonly<Record<Rubric, string>> = {
  2: 'world mir v-mire inotv international ukraine monde mundo internacional abroad europe usa asia inosmi',
  3: 'politics politika politique politica politic army armia vlast nopolitics elections parliament poder brasil-politica',
  4: 'economics economy ekonomika business finance finances biznes money dengi crypto stock-market-news quote companies economia economie dinero negocios mercado investing forklog bank finansy',
  5: 'tech technology technologies technology_and_media hardware hitech hi-tech mobile games gadgets computers software reviews internet digital techlife scitech tecnologia android apple cybersport igry it gadget cybersports',
  6: 'sport sports football futbol hockey hokkej hokkey khl nhl boxing mma figure-skating figureskating basketball biathlon biatlon tennis rfpl premier-league bundesliga liga football-foreign football-rus-premier vidy_sporta athletics mixed-martial-arts martial formula1 deportes esporte esportes futebol soccer nba bets',
  7: 'auto avto avtonovosti automedia avtorynok autos car cars motor coches carros motors avtomobili',
  8: 'travel tourism turizm puteshestviya otdyh viajes turismo viagem tours',
  9: 'stars show showbiz showbusiness show-biz znamenitosti starlife cinema kino cinema-stop series teleshow star-style zvezdy monarkhi lifestyle life-style celebrity goroskop goroskop-na-segodnya znaki-zodiaka love psychology tele movies music entertainment gente famosos celebridades shou-biznes serialy muzyka film astrologiya psychologic woman lady',
  10: 'science nauka space astronomy kosmos universe biology physics novosti_nauki world_science ciencia research-development scientific',
  11: 'culture kultura cultura theatre art books literature museum afisha literatura arte',
  12: 'health coronavirus medicine zdorove pharma medicina koronavirus covid-19 covid salud saude zdorovie med',
  13: 'photo photoreport design photos fotos foto dizain fotogalereya gallery',
  14: 'incident incidents proisshestviya regions region city gorod kriminal crime weather pogoda moscow local cidades ciudad sucesos law',
};

const domainWords: readonly (readonly [RegExp, Rubric])[] = [
  [
    /sport|championat|hockey|futbol|football|f1news|boxing|fight|basket|tennis|skating|allhockey|bookmaker|sovsport|matchtv|soccer|liverpool|spartak|zenit/,
    6,
  ],
  [/motor\.|auto|avto|kolesa|drom|drive2?\.|wroom|carsweek|5koleso|automobi/, 7],
  [
    /3dnews|ixbt|ferra|hi-tech|igromania|overclockers|mobil|gametech|hightech|gagadget|cnews|wylsa|kod\.ru|android|iphone|apple|games|playground|habr|itc|droid|4pda|stopgame|dtf|kg-portal|gadget|cyber|igeek|techcult|ixbt/,
    5,
  ],
  [
    /starhit|7days|spletnik|teleprogramma|vokrug|cosmo|woman|lady|hellomag|kino|film|gorobzor|starslife|peopletalk|super\.ru|tele\.ru|wday|intermedia|zvezd|muz|elle|vogue|glamour/,
    9,
  ],
  [/nplus1|naked-science|popmech|elementy|hi-news|nauka|nkj|indicator|nat-geo|alphacentauri|astro|phys/, 10],
  [/doctor|health|medportal|pharm|zdorov|medic|aptek|vrach|remedium/, 12],
  [
    /finance|quote|banki|forklog|profinance|investing|bits|crypto|coin|econom|retail|forbes|vedomosti|banker|bfm/,
    4,
  ],
  [/tour|travel|turizm|otpusk|tonkosti/, 8],
  [/theatre|oteatre|culture|artguide|muse|colta|gorky|books|classic/, 11],
  [/pogoda|gismeteo|meteo/, 14],
];

const sectionRubrics = new Map<string, Rubric>(
  Object.entries(sections).flatMap(([rubric, words]) =>
    words.split(' ').map((word) => [word, Number(rubric) as Rubric] as const),
  ),
);

/** Rubrics an item's address speaks for: by the words of its path and by its site; both may be missing. */
export function readAddressHints(address: string): { readonly section?: Rubric; readonly site?: Rubric } {
  const match = /^https?:\/\/([^/]+)(\/[^?#]*)?/.exec(address.toLowerCase());
  if (!match) return {};
  const host = (match[1] ?? '').replace(/^www\./, '');
  // Only the first parts are sections; the last one is the headline itself.
  const parts = (match[2] ?? '').split('/').slice(1, -1).concat(host.split('.').slice(0, -1));
  const section = parts.map((part) => sectionRubrics.get(part)).find((rubric) => rubric !== undefined);
  const site = domainWords.find(([pattern]) => pattern.test(host))?.[1];
  return { ...(section === undefined ? {} : { section }), ...(site === undefined ? {} : { site }) };
}
