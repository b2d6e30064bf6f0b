-- Variants of a place's population are kept beside the scenarios of its epidemic.
alter table saved_scenario add column kind text not null default 'scenario' check (kind in ('scenario', 'population'));
comment on column saved_scenario.kind is 'What the parameters are of: an epidemic, or the residents for decades ahead.';
comment on column saved_scenario.params is 'As the call took them: of a scenario days, shares in per cent, beds, doses a day and intervals; of a projection years, children per woman, years of life, people a year by knots.';
