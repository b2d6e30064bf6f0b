-- Searches with an alert are held in memory by the job that asks them; what each asks lies beside it, ready to be read.
alter table search_watch add column rules jsonb;
alter table search_watch add column serial bigint generated always as identity;
create unique index search_watch_serial on search_watch (serial);
-- Those compiled before have none: they are compiled anew.
update search_watch set version = -1;
drop table search_watch_key;
comment on column search_watch.rules is 'What is asked, in keys of words: all of the groups, any of the parts, none of the parts; isSure = nothing is left to ask the database.';
comment on column search_watch.serial is 'Grows with each compiling: what is kept in memory follows it.';
