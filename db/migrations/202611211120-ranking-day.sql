alter table news_ranking
  add column popular jsonb not null default '[]',
  add column topics jsonb not null default '[]';
comment on column news_ranking.popular is 'Objects its day''s news name most, with their names by language.';
comment on column news_ranking.topics is 'What sets its day apart from the days before: offered to narrow the feed by.';
