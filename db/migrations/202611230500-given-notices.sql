-- A notice is not always a crossed threshold: other rooms tell an account something too.
alter table notice alter column alert_id drop not null;
alter table notice alter column day drop not null;
alter table notice alter column value drop not null;
alter table notice alter column condition drop not null;
alter table notice alter column threshold drop not null;
alter table notice add column words jsonb;
alter table notice add column path text check (path like '/%');
alter table notice add check ((alert_id is null) = (words is not null) and (words is null) = (path is null));
alter table notice add check (alert_id is null or (day is not null and value is not null and condition is not null and threshold is not null));
comment on table notice is 'What an account was told: one row a crossing of a threshold, with the figure as it was then, or what another room told in words.';
comment on column notice.words is 'Told by another room: title and text by language; null = a crossed threshold.';
comment on column notice.path is 'Where what was told stands, behind the language: /actions/5.';
