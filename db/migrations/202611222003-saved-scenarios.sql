-- What accounts assumed for a place's epidemic, to be read back as it was saved.
create table saved_scenario (
  saved_scenario_id int generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  yugo_id int not null references place,
  name text not null check (char_length(name) between 1 and 120),
  model_version text not null,
  params jsonb not null,
  version int not null default 1 check (version > 0),
  saved_at timestamptz not null default now(),
  removed_at timestamptz
);
create index saved_scenario_owner on saved_scenario (account_id, yugo_id, saved_at desc);
comment on table saved_scenario is 'What a person assumed for the epidemic of a place; nobody else''s to read, shared by an address that holds it.';
comment on column saved_scenario.model_version is 'Version of the scenario model that computes it again.';
comment on column saved_scenario.params is 'Days, shares in per cent, beds, doses a day and intervals with their days, as the call took them.';
comment on column saved_scenario.version is 'Raised by every change, so that two windows do not overwrite each other.';
comment on column saved_scenario.removed_at is 'Taken away and not listed; it can be brought back.';
