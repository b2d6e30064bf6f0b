-- Who wrote a draft last: told to whoever meets their text.
alter table measure_version add column edited_by bigint references account on delete set null;
comment on column measure_version.edited_by is 'Who saved its text last; null = from before this was kept, taken over, or the account is gone.';
