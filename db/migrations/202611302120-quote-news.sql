-- What headlines quote and count, read out of them by a job: a page reads rows instead of a month of titles.

create table quote_news (
  news_id bigint not null references news_item on delete cascade,
  entity_id int references entity on delete cascade,
  text text not null,
  is_direct boolean not null,
  published_at timestamptz not null,
  unique nulls not distinct (news_id, entity_id)
);
create index quote_news_latest on quote_news (published_at desc, news_id desc);
create index quote_news_of_entity on quote_news (entity_id, published_at desc, news_id desc) where entity_id is not null;
comment on table quote_news is 'Headlines that quote somebody, or count what our statistics count; read from them by a job.';
comment on column quote_news.entity_id is 'Who is quoted; null where the outlet counts in its own words.';
comment on column quote_news.text is 'What is said, without the speaker.';
comment on column quote_news.is_direct is 'In the speaker''s own words.';
comment on column quote_news.published_at is 'Of the headline.';

create table quote_counted_day (
  day date primary key,
  mentions int not null,
  headlines int not null,
  revisions int not null,
  newest_id bigint not null
);
comment on table quote_counted_day is 'Days, by Moscow, whose headlines were read for quotes, with what they had then; a day that has another count is read again.';
comment on column quote_counted_day.revisions is 'Corrections of headlines of the day.';
comment on column quote_counted_day.newest_id is 'Highest number of a headline of the day: one that went for another that came leaves the counts as they were.';
