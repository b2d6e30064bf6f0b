-- Notices have a kind, are gathered while they are unread, and go out by the channels that an account chose.
alter table notice add column kind text not null default 'threshold';
update notice set kind = 'measure' where words is not null;
alter table notice alter column kind drop default;
alter table notice add check (kind in ('threshold', 'measure', 'search', 'friend', 'message', 'comment'));
alter table notice add column read_at timestamptz;
alter table notice add column gathered_by text;
alter table notice add column times int not null default 1;
create sequence notice_told;
alter table notice add column told_no bigint not null default nextval('notice_told');
alter table notice add column webhook text not null default 'none' check (webhook in ('none', 'due', 'sent', 'failed'));
alter table notice add column webhook_attempts smallint not null default 0;
alter table notice add column webhook_next_at timestamptz not null default now();
alter table notice add column webhook_failure text;
create unique index notice_gathered on notice (account_id, gathered_by) where gathered_by is not null and read_at is null;
create index notice_unread on notice (account_id) where read_at is null and hidden_at is null;
create index notice_told_no on notice (told_no);
create index notice_webhook_due on notice (webhook_next_at) where webhook = 'due';
create index notice_mail_due on notice (id) where mail = 'due';
comment on column notice.gathered_by is 'What unread notices are gathered by: message:5 is one notice however often account 5 wrote; null = each stands alone.';
comment on column notice.times is 'How often it was told since it was last read.';
comment on column notice.told_no is 'Raised by each telling: open pages are told of numbers they have not heard.';
comment on column notice.read_at is 'When its reader opened or marked it; null = unread.';
comment on column notice.webhook_failure is 'Why the last attempt was not taken.';

create table notice_channel (
  account_id bigint not null references account on delete cascade,
  kind text not null,
  here boolean not null,
  mail boolean not null,
  webhook boolean not null,
  primary key (account_id, kind)
);
comment on table notice_channel is 'By which ways a kind of notices is told; a kind without a row is told here, by letter where its cause asks for one, and not to the webhook.';

create table notice_choice (
  account_id bigint primary key references account on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  zone text not null default 'Europe/Moscow',
  webhook_url text not null default '',
  webhook_token text not null default '',
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table notice_choice is 'Hours of the day in which letters and webhooks wait, and where notices are posted to.';
comment on column notice_choice.quiet_from is 'First quiet hour in the zone; quiet_to is the first that is not. Null = none.';
comment on column notice_choice.webhook_token is 'Signs what is posted (HMAC-SHA256): a secret of the account.';
