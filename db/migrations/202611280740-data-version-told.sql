-- Who keeps answers under the number of the data is told when it changes, and need not look for it.
create function tell_data_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('svodka_data_version', new.version::text);
  return null;
end $$;
comment on function tell_data_version is 'Tells every process the new number of the data, once the change is committed.';
create trigger data_version_told after update on data_version for each row execute function tell_data_version();
