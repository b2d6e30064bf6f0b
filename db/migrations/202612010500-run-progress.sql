-- How far a run of a source has come, for whoever follows it, and the way to end it.
alter table source_run
  add column step text check (step in ('fetching', 'reading', 'checking', 'writing')),
  add column done int,
  add column total int,
  add column is_stopped boolean not null default false;
comment on column source_run.step is 'What a run under way is at; afterwards the step it ended in. Null = before the first one.';
comment on column source_run.done is 'Answers, records or figures that the step has behind it.';
comment on column source_run.total is 'Of so many; null = nobody knows yet.';
comment on column source_run.is_stopped is 'Somebody ended it: it writes nothing and is closed within a second or two.';
