-- What a reader saw when: the news of a visit begin where the visit before ended.
create table news_visit (
  account_id bigint primary key references account on delete cascade,
  since_at timestamptz,
  seen_at timestamptz not null,
  called_at timestamptz not null,
  stopped_at bigint references news_item on delete set null
);
create index news_visit_stopped on news_visit (stopped_at) where stopped_at is not null;
comment on table news_visit is 'The visit an account is on, or was on last; half an hour without a word ends it.';
comment on column news_visit.since_at is 'Clock of the news at the end of the visit before; null on the first one.';
comment on column news_visit.seen_at is 'Clock of the news on this visit.';
comment on column news_visit.called_at is 'Real time at which the account was heard of last.';
comment on column news_visit.stopped_at is 'Headline of the feed at which reading stopped on the visit before, or so far.';
