-- Boards that leave the product: a letter on a schedule, and notices of new figures on their views.
create table board_letter (
  board_id bigint primary key references board on delete cascade,
  account_id bigint not null references account on delete cascade,
  hour int not null check (hour between 0 and 23),
  zone text not null,
  weekday int check (weekday between 1 and 7),
  locale text not null,
  token text not null unique,
  issue_day date,
  state text not null default 'idle' check (state in ('idle', 'due', 'sending')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  failures int not null default 0,
  failure text,
  sent_at timestamptz,
  ended_at timestamptz
);
create index board_letter_account on board_letter (account_id);
create index board_letter_waiting on board_letter (next_at) where state <> 'idle';
comment on table board_letter is 'A board by letter to its owner: when, and how far the newest letter is.';
comment on column board_letter.hour is 'Hour of the day in the zone.';
comment on column board_letter.weekday is '1 = Monday to 7 = Sunday; null = every day.';
comment on column board_letter.token is 'Ends the letters without signing in; stands in each of them.';
comment on column board_letter.issue_day is 'Day in the zone of the newest letter: there is one a day.';
comment on column board_letter.state is 'due: to be written; sending: the mail server is spoken to; idle: nothing to do until its hour.';
comment on column board_letter.next_at is 'due: not before; sending: until then the server may still answer.';
comment on column board_letter.failures is 'Letters in a row that could not be delivered.';
comment on column board_letter.ended_at is 'No letters since; null = they come.';

create table board_watch (
  board_id bigint not null references board on delete cascade,
  tile_id text not null,
  account_id bigint not null references account on delete cascade,
  address text not null,
  seen jsonb not null default '[]' check (jsonb_typeof(seen) = 'array'),
  told_at timestamptz,
  primary key (board_id, tile_id)
);
create index board_watch_account on board_watch (account_id);
comment on table board_watch is 'Views of boards whose newest figures their owner wants to be told of.';
comment on column board_watch.address is 'The view as it was looked at: of another one nothing is told at the first look.';
comment on column board_watch.seen is 'Newest figure of each series at the last look: measure, place, day, value.';

create table board_check (
  only_row boolean primary key default true check (only_row),
  published_load int not null,
  day date not null
);
comment on table board_check is 'Which import and which day of the clock views of boards were last looked at for.';

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('threshold', 'measure', 'search', 'friend', 'message', 'comment', 'reminder', 'rating', 'forecast', 'board'));
