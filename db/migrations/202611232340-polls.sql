-- Polls under stories and items: a question of the editors, its answers, one vote a person.
create table poll (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('story', 'news')),
  subject_id bigint not null,
  account_id bigint references account on delete set null,
  question text not null check (length(question) between 1 and 200),
  closes_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index poll_subject on poll (kind, subject_id, id);
create index poll_author on poll (account_id);
comment on table poll is 'A question put to readers of a story or item. One whose author''s account was deleted stays.';
comment on column poll.subject_id is 'Number of the story or item; a story that was merged is asked for by the one it went into.';
comment on column poll.closes_at is 'No vote counts from then on; earlier than it was set where somebody ended the poll.';

create table poll_option (
  poll_id bigint not null references poll on delete cascade,
  place smallint not null check (place between 1 and 8),
  text text not null check (length(text) between 1 and 100),
  primary key (poll_id, place)
);
comment on table poll_option is 'The answers of a poll, in their order.';

create table poll_vote (
  poll_id bigint not null,
  account_id bigint not null references account on delete cascade,
  place smallint not null,
  voted_at timestamptz not null default now(),
  primary key (poll_id, account_id),
  foreign key (poll_id, place) references poll_option on delete cascade
);
create index poll_vote_account on poll_vote (account_id);
create index poll_vote_option on poll_vote (poll_id, place);
comment on table poll_vote is 'One vote a person; a later one takes the place of the earlier while the poll is open.';
