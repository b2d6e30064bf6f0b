-- A moderator asks somebody whether the facts of a submitted version hold; it is not accepted before they answered.
create table measure_fact_check (
  check_id bigint generated always as identity primary key,
  measure_id bigint not null,
  version int not null,
  asked_by bigint references account (id) on delete set null,
  checker_id bigint references account (id) on delete set null,
  question text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  verdict text check (verdict in ('holds', 'wrong', 'unsure')),
  note text not null default '',
  source text not null default '',
  withdrawn_at timestamptz,
  check ((answered_at is null) = (verdict is null)),
  check (answered_at is null or withdrawn_at is null),
  foreign key (measure_id, version) references measure_version (measure_id, version) on delete cascade
);
comment on table measure_fact_check is 'Questions whether the facts of a version hold, and their answers; one is open at a time.';
comment on column measure_fact_check.asked_by is 'The moderator who asked; null = the account is gone.';
comment on column measure_fact_check.checker_id is 'Who was asked; null = the account is gone.';
comment on column measure_fact_check.question is 'What is to be checked.';
comment on column measure_fact_check.verdict is 'holds; wrong = something does not; unsure = it cannot be told; null = open or taken back.';
comment on column measure_fact_check.note is 'What was found.';
comment on column measure_fact_check.source is 'Address it can be read at; empty = none.';
comment on column measure_fact_check.withdrawn_at is 'When the question was taken back unanswered.';
create unique index measure_fact_check_open on measure_fact_check (measure_id, version) where answered_at is null and withdrawn_at is null;
create index measure_fact_check_version on measure_fact_check (measure_id, version);
create index measure_fact_check_checker on measure_fact_check (checker_id) where withdrawn_at is null;
