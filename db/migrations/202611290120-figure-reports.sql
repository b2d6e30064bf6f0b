-- What readers say is wrong with a figure, for whoever keeps the figures.
create table figure_report (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  indicator text not null,
  words text not null check (char_length(words) between 5 and 2000),
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by bigint references account on delete set null
);
create index figure_report_account on figure_report (account_id) where settled_at is null;
create index figure_report_open on figure_report (reported_at) where settled_at is null;
comment on table figure_report is 'Mistakes that readers found in the figures of an indicator; the desk settles each.';
comment on column figure_report.indicator is 'Code, with its part after a colon, as the reader saw it.';
comment on column figure_report.settled_at is 'When the desk was done with it; null = it waits.';
