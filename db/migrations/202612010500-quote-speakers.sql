-- Who could speak in the headlines of a day: where one has another kind or name, or counts for another, the day is read again.

alter table quote_counted_day add column speakers bigint not null default 0;
comment on column quote_counted_day.speakers is 'Sum of hashes of who could speak: number, kind and name by each mention.';
