-- The digest: what was told on a page, when letters go, and the letters.
create table digest_edition (
  request_id text primary key,
  account_id bigint references account on delete cascade,
  clock_at timestamptz not null,
  from_at timestamptz not null,
  sections jsonb not null,
  created_at timestamptz not null default now()
);
create index digest_edition_created on digest_edition (created_at);
comment on table digest_edition is 'A digest as it was told, kept for an hour: its pages neither repeat nor skip.';
comment on column digest_edition.account_id is 'Whose sections they are; null for the sections of everybody.';
comment on column digest_edition.sections is 'Subjects in their order, each with its counts and the ids of its stories.';

create table digest_choice (
  email_key text primary key references mailing_subscription on delete cascade,
  hour smallint not null default 7 check (hour between 0 and 23),
  zone text not null default 'Europe/Moscow',
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}'
);
comment on table digest_choice is 'When an address gets its digest; an address without a row gets it at 7 in Moscow every day.';
comment on column digest_choice.hour is 'Hour of the day in the zone.';
comment on column digest_choice.weekdays is '1 = Monday … 7 = Sunday.';

create table digest_letter (
  email_key text not null references mailing_subscription on delete cascade,
  issue_day date not null,
  state text not null default 'due' check (state in ('due', 'claimed', 'sending', 'sent', 'unsure', 'failed')),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  claimed_by text,
  claimed_until timestamptz,
  sent_at timestamptz,
  failure text,
  primary key (email_key, issue_day)
);
create index digest_letter_due on digest_letter (next_at) where state in ('due', 'claimed', 'sending');
comment on table digest_letter is 'One letter an address and day: made due, claimed by lease, handed to the mail server once.';
comment on column digest_letter.issue_day is 'Day in the zone of the reader.';
comment on column digest_letter.state is 'sending is written before the server is spoken to: a process that dies then leaves unsure, which is not sent again.';

create table digest_feed (
  account_id bigint primary key references account on delete cascade,
  token text not null unique
);
comment on table digest_feed is 'Opens an account''s digest as a feed for whoever has the token: a secret of the account.';
