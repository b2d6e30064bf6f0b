-- A version may be accepted for a later moment, and a published one may go by itself.
alter table measure_version add column publish_at timestamptz;
alter table measure_version add column expires_at timestamptz;
alter table measure_version add column scheduled_by bigint references account on delete set null;
comment on column measure_version.publish_at is 'Accepted, to be published at this moment; null = at once or not accepted.';
comment on column measure_version.expires_at is 'The published version is canceled at this moment; null = stays.';
comment on column measure_version.scheduled_by is 'Who accepted it for later.';
create index measure_version_publish on measure_version (publish_at) where status = 2 and publish_at is not null;
create index measure_version_expire on measure_version (expires_at) where status = 3 and expires_at is not null;
