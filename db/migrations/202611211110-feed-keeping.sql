alter table news_feed
  add column reads_source_text boolean not null default false,
  add column removed_at timestamptz,
  add column items_per_day real,
  add column faults text[] not null default '{}';
comment on column news_feed.reads_source_text is 'The outlet allows its articles to be read from its own pages; robots.txt is heeded all the same.';
comment on column news_feed.removed_at is 'An editor took the feed away; it can be brought back for 30 days, then it is deleted.';
comment on column news_feed.items_per_day is 'Items a day by the dates of the last good reading; null until one told.';
comment on column news_feed.faults is 'What was wrong with the last good reading though it could be read.';

drop index news_feed_due;
create index news_feed_due on news_feed (next_reading_at) where not is_paused and removed_at is null;

create table news_source_reading (
  news_id bigint primary key references news_item on delete cascade,
  read_at timestamptz not null default now(),
  outcome text not null
);
comment on table news_source_reading is 'Items whose article was asked for on its outlet''s page; outcome = read or the code of a refusal. Each is asked for once.';
