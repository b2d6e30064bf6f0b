-- What somebody wants to be told of a figure, and what was told.
create table alert (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  place_id int not null references place,
  indicator text not null references indicator,
  condition text not null check (condition in ('above', 'below', 'changes')),
  threshold double precision not null,
  by_mail boolean not null default false,
  paused boolean not null default false,
  held boolean not null default false,
  checked_day date,
  created_at timestamptz not null default now(),
  fired_at timestamptz,
  deleted_at timestamptz
);
create unique index alert_once on alert (account_id, place_id, indicator, condition, threshold)
  where deleted_at is null;
comment on table alert is 'Thresholds: an account is told once when a figure of a place crosses one.';
comment on column alert.threshold is 'above, below: in the unit of the indicator; changes: percent from one period to the next, either way.';
comment on column alert.held is 'Whether the condition held when it was last looked at: it fires when it begins to hold.';
comment on column alert.checked_day is 'Last day of the newest period that was looked at; null where there was no value.';
comment on column alert.deleted_at is 'Deleted, and can be taken back for a day.';

create table notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  alert_id bigint not null references alert on delete cascade,
  day date not null,
  value double precision not null,
  previous double precision,
  condition text not null,
  threshold double precision not null,
  created_at timestamptz not null default now(),
  mail text not null default 'none' check (mail in ('none', 'due', 'sent')),
  hidden_at timestamptz,
  unique (alert_id, day)
);
create index notice_account on notice (account_id, created_at desc) where hidden_at is null;
comment on table notice is 'What an account was told: one row a crossing, with the figure and the threshold as they were then.';
comment on column notice.day is 'Last day of the period whose figure crossed the threshold.';
comment on column notice.value is 'In the unit of the alert''s indicator; previous: the period before.';

create table alert_check (
  only_row boolean primary key default true check (only_row),
  published_load int not null,
  day date not null
);
comment on table alert_check is 'Which import and which day of the clock alerts were last checked against: they are checked again when either moves.';
