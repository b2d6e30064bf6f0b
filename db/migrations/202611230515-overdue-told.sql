-- Who decides is reminded once of a version that waits too long.
alter table measure_version add column overdue_told_at timestamptz;
comment on column measure_version.overdue_told_at is 'When its moderators were reminded that it waits for over 48 hours; null = not yet.';
