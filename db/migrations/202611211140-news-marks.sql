create table news_mark (
  account_id bigint not null references account on delete cascade,
  news_id bigint not null references news_item on delete cascade,
  kind text not null check (kind in ('read', 'later', 'favourite', 'liked')),
  marked_at timestamptz not null default now(),
  primary key (account_id, kind, news_id)
);
create index news_mark_latest on news_mark (account_id, kind, marked_at desc, news_id desc);
create index news_mark_news on news_mark (news_id);
comment on table news_mark is 'What a person keeps of news: read, put off for later, favourite, liked.';
comment on column news_mark.marked_at is 'The system''s time, not the clock''s of the data.';

create table news_poll_vote (
  news_id bigint not null references news_item on delete cascade,
  account_id bigint not null references account on delete cascade,
  vote text not null check (vote in ('true', 'fake', 'unsure')),
  voted_at timestamptz not null default now(),
  primary key (news_id, account_id)
);
create index news_poll_vote_account on news_poll_vote (account_id);
comment on table news_poll_vote is 'Whether readers believe an item; one vote a person, which may be changed.';
