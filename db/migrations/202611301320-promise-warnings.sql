-- What a model says of its own answer is frozen with the promise.
alter table measure_receipt add column warnings jsonb not null default '[]';
comment on column measure_receipt.warnings is 'Codes of the model''s warnings with the numbers of their sentences; those frozen before 30 November 2026 have none.';
