-- People who follow a region are told when forecasts begin to fail, and when they hold again.

create table forecast_alarm_told (
  measure text not null check (measure in ('cases', 'deaths')),
  week_day date not null,
  is_failing boolean not null,
  told_at timestamptz not null default now(),
  primary key (measure, week_day)
);
comment on table forecast_alarm_told is 'Turns of the forecasts'' alarm of which followers of regions were told, each once.';
comment on column forecast_alarm_told.week_day is 'Last day of the week by which the release was judged.';
comment on column forecast_alarm_told.is_failing is 'True = the alarm began with it, false = it ended.';

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('threshold', 'measure', 'search', 'friend', 'message', 'comment', 'reminder', 'rating', 'forecast'));
