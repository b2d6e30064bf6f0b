-- Feeds and what they deliver -------------------------------------------------------------------------------------

create table news_feed (
  id int generated always as identity primary key,
  address text not null unique,
  site text,
  title text not null,
  source_id int references news_source,
  rubric_id smallint check (rubric_id between 2 and 14),
  yugo_id int,
  language text,
  is_paused boolean not null default false,
  etag text,
  last_modified text,
  next_reading_at timestamptz default now(),
  claimed_until timestamptz,
  last_reading_at timestamptz,
  last_success_at timestamptz,
  failures int not null default 0,
  last_refusal text,
  last_refusal_details jsonb,
  items_read bigint not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint
);
create index news_feed_due on news_feed (next_reading_at) where not is_paused;
comment on table news_feed is 'Feeds the operator has chosen. Times here are the system''s, not the clock''s of the data.';
comment on column news_feed.source_id is 'Outlet of all its items; null = told by each item''s link.';
comment on column news_feed.rubric_id is 'Rubric of all its items; null = told from the text. So for yugo_id and language.';
comment on column news_feed.next_reading_at is 'Null: never by itself, since the feed is gone for good.';
comment on column news_feed.claimed_until is 'A worker is reading it; past that moment another may take it.';
comment on column news_feed.failures is 'Readings refused one after another; 0 after a good one.';
comment on column news_feed.last_refusal is 'Code of the last refusal; kept while failures > 0.';
comment on column news_feed.version is 'Raised by every change an editor makes; a stale one is refused.';

create table news_feed_reading (
  feed_id int not null references news_feed on delete cascade,
  read_at timestamptz not null default now(),
  outcome text not null,
  details jsonb,
  items_new int not null default 0,
  primary key (feed_id, read_at)
);
comment on table news_feed_reading is 'The last readings of a feed, so that an operator sees how it fares; outcome = read, unchanged or the code of a refusal.';

create table news_arrival (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  feed_id int references news_feed on delete set null,
  item jsonb not null,
  arrived_at timestamptz not null default now(),
  claimed_until timestamptz,
  claimed_by text,
  failures int not null default 0,
  last_failure text
);
comment on table news_arrival is 'Items a feed delivered that have not gone through the engine yet. A row leaves in the transaction that stores its news, so a crash loses and doubles nothing.';
comment on column news_arrival.failures is 'How often the engine failed on it; from the third time on it is left alone for the operator to see.';

-- What the engine finds -------------------------------------------------------------------------------------------

alter table news_source add column authority real not null default 1 check (authority >= 0);
comment on column news_source.authority is '1 = a middling outlet; from link weights of 2020 where they are known.';

alter table news_item
  add column feed_id int references news_feed on delete set null,
  add column author text,
  add column image_url text,
  add column news_type text not null default 'news' check (news_type in ('news', 'article')),
  add column tone smallint check (tone between -1 and 1),
  add column not_news_share real not null default 0,
  add column rubric_share real,
  add column minutes_to_read smallint not null default 0,
  add column reprint_of bigint references news_item on delete set null,
  add column is_analysed boolean not null default false;
comment on column news_item.news_type is 'news came from outside; article was written here.';
comment on column news_item.tone is '-1 negative, 0 neutral, 1 positive; null = not judged.';
comment on column news_item.not_news_share is 'Probability 0…1 that it is a quiz, horoscope, offer or announcement and no news.';
comment on column news_item.rubric_share is 'The model''s trust 0…1 in the rubric; null where the feed, its section or an editor gave it.';
comment on column news_item.reprint_of is 'The earlier item whose text it repeats, at least 85 in 100 of it; null for an original.';
comment on column news_item.is_analysed is 'False until the engine has read it.';
create index news_item_reprint on news_item (reprint_of) where reprint_of is not null;
create index news_item_story on news_item (story_id, published_at, id) where story_id is not null;
create index news_item_unread on news_item (id) where not is_analysed;

create table news_text (
  news_id bigint primary key references news_item on delete cascade,
  html text not null,
  origin text not null check (origin in ('feed', 'source', 'own')),
  licence text
);
comment on table news_text is 'Full texts, sanitised, only where the feed or its licence gives them.';

create table news_revision (
  news_id bigint not null references news_item on delete cascade,
  seen_until timestamptz not null,
  title text not null,
  primary key (news_id, seen_until)
);
comment on table news_revision is 'Earlier wordings of a headline whose outlet changed it.';

create table news_item_region (
  news_id bigint not null references news_item on delete cascade,
  yugo_id int not null,
  published_at timestamptz not null,
  primary key (news_id, yugo_id)
);
create index news_item_region_latest on news_item_region (yugo_id, published_at desc, news_id desc);
comment on table news_item_region is 'Regions, and cities, an item concerns; a city''s region stands beside it.';

create table entity (
  id int generated always as identity (start with 10000000) primary key,
  kind smallint not null check (kind between 1 and 11),
  key text not null,
  names jsonb not null,
  is_listed boolean not null default false,
  source text,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (kind, key)
);
comment on table entity is 'What news name: companies, persons, places… Regions, cities and the country keep their yugo_id as id; all others count from ten million.';
comment on column entity.kind is '1 company, 2 person, 3 geography, 4 government agency, 5 international organisation, 6 technology, 7 product, 8 law, 9 event, 10 party, 11 media.';
comment on column entity.key is 'Stems of its usual name, joined by spaces; what an inflected mention is looked up by.';
comment on column entity.names is 'Name by language; at least one.';
comment on column entity.is_listed is 'True for entries of the shipped lists, false for names read in the news alone.';
comment on column entity.source is 'Where a listed entry comes from, with its licence in data/*/SOURCE.md.';

create table entity_alias (
  key text not null,
  kind smallint not null,
  entity_id int not null references entity on delete cascade,
  primary key (key, kind, entity_id)
);
comment on table entity_alias is 'Stems of every name an entity goes by; the usual name among them.';

create table news_item_entity (
  news_id bigint not null references news_item on delete cascade,
  entity_id int not null references entity on delete cascade,
  published_at timestamptz not null,
  starts smallint not null,
  ends smallint not null,
  tone smallint check (tone between -1 and 1),
  primary key (news_id, entity_id, starts)
);
create index news_item_entity_latest on news_item_entity (entity_id, published_at desc, news_id desc);
create index news_item_entity_published on news_item_entity (published_at, entity_id);
comment on table news_item_entity is 'Mentions in headlines; starts and ends are UTF-16 places in the title as stored.';

-- Stories ---------------------------------------------------------------------------------------------------------

create table news_story (
  id bigint generated always as identity primary key,
  language text not null,
  merged_into bigint references news_story on delete set null,
  created_at timestamptz not null default now()
);
comment on table news_story is 'An event told by one or more items; what is known of it at a moment stands in news_story_state.';
comment on column news_story.merged_into is 'Two stories turned out to be one: this one''s address leads there.';

create table news_story_state (
  news_id bigint primary key references news_item on delete cascade,
  story_id bigint not null references news_story on delete cascade,
  from_at timestamptz not null,
  until_at timestamptz,
  first_at timestamptz not null,
  lead_id bigint not null references news_item on delete cascade,
  item_count int not null,
  source_count int not null,
  reprint_count int not null,
  rank double precision not null,
  authority real not null,
  growth real not null,
  popularity smallint not null check (popularity between 0 and 4),
  is_hot boolean not null,
  language text not null,
  rubric_id smallint,
  yugo_ids int[] not null default '{}',
  data_set text references news_data_set
);
comment on table news_story_state is 'What was known of a story from one of its items to the next: the state at a moment C is the row with from_at <= C and (until_at is null or until_at > C). So every day of the clock sees its own stories.';
comment on column news_story_state.news_id is 'The item that brought this state about.';
comment on column news_story_state.lead_id is 'The item whose headline stands for the story.';
comment on column news_story_state.item_count is 'Items so far, reprints included; reprint_count says how many of them are reprints.';
comment on column news_story_state.rank is 'Logarithm (base 2) of the story''s weight plus hours since 1970 through the half-life: the order never depends on the moment it is looked at. At most the moment''s own hours through the half-life plus 8.';
comment on column news_story_state.popularity is '0 not popular, 1 small, 2 normal, 3 big, 4 hot.';
comment on column news_story_state.yugo_ids is 'Regions and cities its items concern.';
create index news_story_state_language on news_story_state (language, rank desc, news_id desc);
create index news_story_state_rubric on news_story_state (rubric_id, rank desc, news_id desc) where rubric_id is not null;
create index news_story_state_rank on news_story_state (rank desc, news_id desc);
create index news_story_state_story on news_story_state (story_id, from_at);
create index news_story_state_regions on news_story_state using gin (yugo_ids) with (fastupdate = off);
create index news_story_state_hot on news_story_state (rank desc, news_id desc) where is_hot;

create view seen_story_state as
  select * from news_story_state
   where data_set is null or data_set not in (select name from news_data_set where is_loading);
comment on view seen_story_state is 'States brought about by news of data sets that are in whole; the clock is the caller''s part.';

create table news_engine (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);
insert into news_engine default values;
comment on table news_engine is 'Counts the batches that changed stories; a worker whose open stories are of another count reads them anew before it goes on.';

drop view seen_news;
create view seen_news as
  select * from news_item
   where data_set is null or data_set not in (select name from news_data_set where is_loading);
comment on view seen_news is 'News of data sets that are in whole; the clock is the caller''s part.';
