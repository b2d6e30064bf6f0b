/** Pairs of rooms that meet, through `door.ts` (pure), `web-door.ts` (components) or `server-door.ts`, each with its reason. */
export const doors: readonly { from: string; to: string; reason: string }[] = [
  {
    from: 'site',
    to: 'regions',
    reason: "the landing page, the login and get-access show the regions' live figures to everybody",
  },
  {
    from: 'feeds',
    to: 'news',
    reason: 'a feed’s trial reading shows what the news room would make of its items, in its rubrics',
  },
  {
    from: 'newsdesk',
    to: 'news',
    reason: 'the desk works on what the news room shows: rights and rubrics are the same on both sides',
  },
  {
    from: 'news',
    to: 'site',
    reason:
      'a search for a region by any of its names offers the region itself, by the names of the search palette',
  },
  {
    from: 'events',
    to: 'regions',
    reason: 'the morning screen tells the week of a region by the same rules as its dossier',
  },
  {
    from: 'regions',
    to: 'events',
    reason: 'a dossier shows why its figure moved and what experts say of it',
  },
  {
    from: 'regions',
    to: 'publishing',
    reason: 'a dossier and the summary offer themselves as a PDF',
  },
  {
    from: 'site',
    to: 'keeping',
    reason: 'the bell in the header shows what a person was told',
  },
  { from: 'keeping', to: 'news', reason: 'what a reader follows is read there' },
  {
    from: 'people',
    to: 'keeping',
    reason: 'people are told of messages, requests and answers; a page shows what its person follows',
  },
  {
    from: 'keeping',
    to: 'events',
    reason: 'the digest’s letter has the morning brief of the reader’s own region',
  },
  { from: 'keeping', to: 'publishing', reason: 'the digest’s letter can have itself as a PDF with it' },
  { from: 'keeping', to: 'account', reason: 'the digest goes to the address of an account' },
  {
    from: 'keeping',
    to: 'quotes',
    reason: 'a theme of quotes is followed, and becomes a section of the digest',
  },
  {
    from: 'keeping',
    to: 'industries',
    reason: 'an industry is followed, and becomes a section of the digest',
  },
  { from: 'industries', to: 'keeping', reason: 'an industry is followed where its news are read' },
  { from: 'quotes', to: 'keeping', reason: 'a theme is followed where it is read' },
  { from: 'quotes', to: 'news', reason: 'what was said stands under the rubrics of the news' },
  { from: 'news', to: 'keeping', reason: 'what is read can be followed where it is read' },
  {
    from: 'measures',
    to: 'regions',
    reason: 'a measure is recommended by what the most similar regions did',
  },
  {
    from: 'measures',
    to: 'publishing',
    reason: 'the dashboard of a region and a measure offer themselves as a PDF',
  },
  {
    from: 'measures',
    to: 'site',
    reason: 'the dashboard is led to another day by the sheet of the clock in the header',
  },
  {
    from: 'measures',
    to: 'keeping',
    reason: 'author, moderator and those who spoke are told of each step of a measure',
  },
  {
    from: 'measures',
    to: 'events',
    reason: 'a measure stands among what else happened in its place about its start',
  },
  {
    from: 'regions',
    to: 'measures',
    reason: 'a dossier and the list of regions show the measures in force',
  },
  {
    from: 'events',
    to: 'measures',
    reason: 'measures that began stand beside the news of the days in which a figure moved',
  },
  {
    from: 'measures',
    to: 'models',
    reason: 'a measure is accepted with the effect that the scenario model foretells',
  },
  {
    from: 'models',
    to: 'measures',
    reason: 'a scenario offers the terms of published measures as its intervals',
  },
  {
    from: 'events',
    to: 'entities',
    reason: 'a month of a region tells which of its organisations were listed on the exchange',
  },
  {
    from: 'events',
    to: 'news',
    reason: 'events are stories of the news room, counted by place and day',
  },
  {
    from: 'industries',
    to: 'regions',
    reason:
      'an industry is the same organisations and places as the companies of a dossier, by the same rules',
  },
  {
    from: 'regions',
    to: 'industries',
    reason: 'a class of a region’s companies leads to its industry',
  },
  {
    from: 'industries',
    to: 'news',
    reason: 'an industry shows the stories written of it',
  },
  {
    from: 'industries',
    to: 'publishing',
    reason: 'an industry and a branch offer themselves as a PDF',
  },
  {
    from: 'models',
    to: 'regions',
    reason: 'a model starts from the same reports and the same place as its dossier, and stands in its frame',
  },
  { from: 'people', to: 'account', reason: 'names, addresses and passwords follow the account’s rules' },
  {
    from: 'people',
    to: 'news',
    reason: 'a photo is read like a picture of the news, and who writes the news asks its readers',
  },
  {
    from: 'entities',
    to: 'news',
    reason:
      'a company is checked at the same address from its dossier as from a headline, and who edits the news joins namesakes',
  },
  {
    from: 'entities',
    to: 'keeping',
    reason: 'who or what a dossier is of can be followed there',
  },
  { from: 'entities', to: 'quotes', reason: 'a dossier shows what its person said' },
  { from: 'entities', to: 'industries', reason: 'a company leads to the industry it is compared with' },
  {
    from: 'industries',
    to: 'entities',
    reason: 'names of industries are folded and forgiven an error like those of dossiers',
  },
  {
    from: 'site',
    to: 'industries',
    reason: 'the search finds an industry and leads to its address',
  },
  { from: 'news', to: 'people', reason: 'readers say something under a story and an item' },
  {
    from: 'site',
    to: 'news',
    reason: 'the person’s menu leads to the desk only whom the news room lets in',
  },
];
