-- Readers are reminded of what a quote promises on the day it names.
create table quote_reminder (
  account_id bigint not null references account on delete cascade,
  news_id bigint not null references news_item on delete cascade,
  text text not null,
  language text not null,
  speaker jsonb not null,
  said_on date not null,
  due_on date not null,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, news_id)
);
create index quote_reminder_due on quote_reminder (due_on) where told_at is null;
create index quote_reminder_news on quote_reminder (news_id);
comment on table quote_reminder is 'Quotes whose promise a reader wants to be reminded of: as they were read when it was asked for.';
comment on column quote_reminder.speaker is 'Who said it, by language.';
comment on column quote_reminder.due_on is 'Moscow day that the quote names; told when the clock has reached it.';
comment on column quote_reminder.told_at is 'When its notice was given; null = waits.';

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('threshold', 'measure', 'search', 'friend', 'message', 'comment', 'reminder'));
