-- A run that holds a source: a worker that was away for longer than its claim must not write after another one.
alter table source_recipe add column holder uuid;
comment on column source_recipe.holder is 'The run that took the source last; only it puts claimed_until off and writes what came.';
