-- What a measure promised when it was accepted, and what came of it.
create table measure_receipt (
  measure_id bigint not null,
  version int not null,
  kind text not null check (kind in ('epidemic', 'none')),
  why_none text,
  frozen_at timestamptz not null,
  data_as_of date,
  place_id int references place,
  starts date,
  last_day date,
  low real,
  high real,
  bands jsonb,
  cases jsonb,
  inputs jsonb,
  model text,
  model_version text,
  input_hash text,
  twins int[] not null default '{}',
  primary key (measure_id, version),
  foreign key (measure_id, version) references measure_version on delete cascade,
  check ((kind = 'none') = (why_none is not null)),
  check (kind = 'none' or (bands is not null and inputs is not null and starts < last_day))
);
create index measure_receipt_due on measure_receipt (last_day);
comment on table measure_receipt is 'The promise of one accepted version: simulated effect, or the reason why none can be computed. Never changed.';
comment on column measure_receipt.data_as_of is 'Last reported day the model read.';
comment on column measure_receipt.place_id is 'Place the promise is of: one of the measure''s.';
comment on column measure_receipt.starts is 'First day in force; the promise runs from it to last_day in whole weeks.';
comment on column measure_receipt.low is 'Assumed reduction of contacts, lowest, per cent; high: highest.';
comment on column measure_receipt.bands is 'Registered cases from starts to the end of each week against the same run without the measure: q05, q25, q50, q75, q95, per cent.';
comment on column measure_receipt.cases is 'The same of the whole span: q05, q50, q95, people.';
comment on column measure_receipt.inputs is 'Start, assumptions, members and seed: what computes the promise again.';
comment on column measure_receipt.twins is 'Most similar regions as chosen then, before anything had come of it.';

create table measure_outcome (
  measure_id bigint not null,
  version int not null,
  known_day date not null,
  written_at timestamptz not null default now(),
  lack text,
  weeks jsonb,
  gap real,
  scatter jsonb,
  place_before real,
  place_after real,
  twins jsonb not null default '[]',
  primary key (measure_id, version),
  foreign key (measure_id, version) references measure_receipt on delete cascade,
  check ((lack is null) = (gap is not null))
);
comment on table measure_outcome is 'What came of a promise, written once when its weeks were over and published.';
comment on column measure_outcome.known_day is 'Last day of the promise; seen from this day on.';
comment on column measure_outcome.lack is 'Why there is nothing to compare: few_cases, few_twins or no_reports.';
comment on column measure_outcome.weeks is 'Gap to the twins from starts to the end of each week, per cent.';
comment on column measure_outcome.gap is 'Growth of cases in the place against the median growth of its twins over all weeks, per cent.';
comment on column measure_outcome.scatter is 'Lowest and highest gap of a twin against the other twins, per cent.';
comment on column measure_outcome.place_before is 'Cases in the 28 days before starts; place_after: in the weeks of the promise. People.';
comment on column measure_outcome.twins is 'The same of each twin: yugoId, before, after.';

create function keep_promise() returns trigger language plpgsql as $$
begin
  raise exception 'A promise is frozen when its measure is accepted.';
end $$;
comment on function keep_promise is 'Refuses to change what was promised and what came of it.';
create trigger measure_receipt_frozen before update on measure_receipt for each row execute function keep_promise();
create trigger measure_outcome_frozen before update on measure_outcome for each row execute function keep_promise();
