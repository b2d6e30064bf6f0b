-- Saved searches that tell their account of new items: items are held against all of them at once, by keys.
create table search_watch (
  search_id bigint primary key references saved_search on delete cascade,
  account_id bigint not null references account on delete cascade,
  version int not null,
  title_query tsquery,
  title_patterns text[] not null default '{}',
  any_query tsquery,
  any_patterns text[] not null default '{}',
  unwanted_query tsquery,
  unwanted_patterns text[] not null default '{}',
  text_query tsquery,
  has_words boolean not null,
  looks_at_title boolean not null,
  since_at timestamptz,
  until_at timestamptz,
  languages text[] not null default '{}',
  rubrics int[] not null default '{}',
  regions int[] not null default '{}',
  sources int[] not null default '{}',
  entities int[] not null default '{}',
  tones int[] not null default '{}',
  genres int[] not null default '{}',
  by_mail boolean not null default false,
  created_at timestamptz not null default now()
);
create index search_watch_account on search_watch (account_id);
comment on table search_watch is 'Saved searches with an alert, compiled: what each asks of an item, in columns.';
comment on column search_watch.version is 'Of the saved search it was compiled from; a changed one is compiled anew.';
comment on column search_watch.title_query is 'On a headline''s terms, with the words of phrases; the patterns say that these stand side by side.';
comment on column search_watch.text_query is 'All words at once, on the terms of announce and text.';

create table search_watch_key (
  key text not null,
  search_id bigint not null references search_watch on delete cascade,
  primary key (key, search_id)
);
create index search_watch_key_search on search_watch_key (search_id);
comment on table search_watch_key is 'An item that a search finds has at least one of the search''s keys: =stem, <beginning of a word, sources:5, * for any item.';

create table search_watch_cursor (
  only_row boolean primary key default true check (only_row),
  news_id bigint not null
);
comment on table search_watch_cursor is 'Up to which item the searches with an alert were told.';
