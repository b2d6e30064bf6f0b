-- Files that belong to the data --------------------------------------------------------------------------------------------

-- On PostgreSQL documents, letters that no mail server takes and what was read aloud lie here, where every process of an
-- installation sees them and a backup holds them; beside the embedded database they are files of its folder.
create table blob (
  blob_id bigint generated always as identity primary key,
  kind text not null,
  name text collate "C" not null,
  bytes int not null check (bytes between 0 and 67108864),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (kind, name)
);
comment on table blob is 'A file kept in the database; its bytes are in blob_part.';
comment on column blob.kind is 'documents, mail or speech.';
comment on column blob.name is 'Unique within its kind; a document''s is the SHA-256 of its bytes.';
comment on column blob.bytes is 'Size of the whole. Unit: bytes, 64 MB at most.';
comment on column blob.content_hash is 'SHA-256 of the whole, written with the last part.';
comment on column blob.created_at is 'When it was put last.';

create table blob_part (
  blob_id bigint not null references blob on delete cascade,
  part int not null check (part >= 0),
  content bytea not null check (octet_length(content) between 1 and 262144),
  primary key (blob_id, part)
);
comment on table blob_part is 'Bytes of a blob in pieces of 256 kB, so that nobody has to hold more of it at once.';
-- Documents and sound are packed already.
alter table blob_part alter column content set storage external;
