-- A document taken off a draft is marked, so that it can come back; earlier versions keep theirs.
alter table measure_document add column removed_at timestamptz;
alter table measure_document add column removed_version int;
alter table measure_document add constraint measure_document_removed check ((removed_at is null) = (removed_version is null) and removed_version >= version);
comment on column measure_document.removed_at is 'When it was taken off; null = it stands. Thirty days later one that no version has is cleared.';
comment on column measure_document.removed_version is 'First version of the measure that does not have it any more; null = the latest has it.';
alter table measure_document drop constraint measure_document_measure_id_content_hash_key;
create unique index measure_document_standing on measure_document (measure_id, content_hash) where removed_version is null;
create index measure_document_removed_at on measure_document (removed_at) where removed_at is not null;
