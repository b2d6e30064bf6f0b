-- A document belongs to a version and those after it: what is added to a draft is not shown beside the published text.
alter table measure_document add column version int not null default 1 check (version > 0);
comment on column measure_document.version is 'First version of the measure that has it.';
