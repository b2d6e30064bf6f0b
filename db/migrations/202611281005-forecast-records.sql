-- What a record of forecasts needs beside the score: the phase it was made in, the logarithmic score, where among the quantiles the truth lay.

alter table forecast_issue add column weeks smallint not null default 4;
comment on column forecast_issue.weeks is 'Target weeks of every forecast in it: a young record has fewer than four.';

alter table forecast_place add column warnings jsonb not null default '[]';
comment on column forecast_place.warnings is 'Remarks of the model: {code, severity, params}.';
comment on column forecast_place.uses_baseline is 'Releases up to version 1.1 held "same as last week" where the model had not beaten it; later ones never do.';

alter table forecast_score
  add column phase text check (phase in ('rising', 'stable', 'falling')),
  add column log_wis real,
  add column log_wis_baseline real,
  add column below smallint,
  add column up_to smallint;
comment on column forecast_score.phase is 'Last week over the week before it as known at the origin: over 1.2 rising, under 0.8 falling; null = not known.';
comment on column forecast_score.log_wis is 'The same score on ln(x + 1); null for weeks scored before this column stood.';
comment on column forecast_score.below is 'How many of the 23 quantiles lie below what came; up_to: how many not above it.';

-- What was scored already: the ranks follow from what is frozen, the phase from the release a week before.
alter table forecast_score disable trigger forecast_score_frozen;
update forecast_score s
   set below = r.below,
       up_to = r.up_to,
       phase = case
         when p.last_week is null or b.last_week is null then null
         when p.last_week > 1.2 * b.last_week then 'rising'
         when p.last_week < 0.8 * b.last_week then 'falling'
         else 'stable'
       end
  from forecast_score o
  join forecast_issue i on i.issue_id = o.issue_id
  join forecast_place p on p.issue_id = o.issue_id and p.place_id = o.place_id
  left join forecast_issue j on j.team = i.team and j.model = i.model and j.measure = i.measure and j.origin_day = i.origin_day - 7
  left join forecast_place b on b.issue_id = j.issue_id and b.place_id = o.place_id
  cross join lateral (
    select count(*) filter (where q < o.observed) as below, count(*) filter (where q <= o.observed) as up_to
      from unnest(p.quantiles[23 * (o.horizon - 1) + 1 : 23 * o.horizon]) q
  ) r
 where o.issue_id = s.issue_id and o.place_id = s.place_id and o.horizon = s.horizon and o.observed is not null;
alter table forecast_score enable trigger forecast_score_frozen;
