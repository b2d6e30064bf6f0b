-- What an alert may watch beside a figure: how it stands to residents, how fast it spreads, and events of it.
alter table alert drop constraint alert_condition_check;
alter table alert add constraint alert_condition_check
  check (condition in ('above', 'below', 'changes', 'leftBand', 'newRelease', 'revised'));
alter table alert add column measure text not null default 'value' check (measure in ('value', 'week', 'per100k', 'rt'));
alter table alert add column met_day date;
drop index alert_once;
create unique index alert_once on alert (account_id, place_id, indicator, measure, condition, threshold)
  where deleted_at is null;
comment on column alert.measure is 'value = the figure itself, week = the sum of seven days, per100k = that sum per 100,000 residents, rt = the reproduction number of the official rule.';
comment on column alert.condition is 'leftBand = a counted week left the 80 % band of its forecast, newRelease = a forecast was issued, revised = figures known before were changed: events, whose threshold is 0.';
comment on column alert.met_day is 'Last day on which the condition was met: a wave of daily figures is over when it was not met for seven days.';

alter table notice add column measure text not null default 'value' check (measure in ('value', 'week', 'per100k', 'rt'));
alter table notice add column detail jsonb;
drop index notice_once;
create unique index notice_once on notice (alert_id, place_id, indicator, measure, condition, day) where alert_id is not null;
comment on column notice.detail is 'What stood beside the figure then: its source, the band and the release of a forecast, the period and the number of revised figures.';

alter table alert_check add column forecasts text not null default '';
comment on column alert_check.forecasts is 'The newest release and how many of its weeks were scored: events of forecasts are looked at again when it moves.';
