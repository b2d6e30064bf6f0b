create table news_embedding (
  news_id bigint primary key references news_item on delete cascade,
  model text not null,
  vector bytea not null check (octet_length(vector) between 8 and 32768 and octet_length(vector) % 4 = 0),
  kept_at timestamptz not null default now()
);
create index news_embedding_kept on news_embedding (kept_at);
comment on table news_embedding is 'Vectors of headlines by an operator''s own service (EMBEDDINGS_URL): kept a week, so that open stories have theirs after a restart.';
comment on column news_embedding.model is 'EMBEDDINGS_MODEL it came from; vectors of two models are never compared.';
comment on column news_embedding.vector is 'Unit vector: numbers of 32 bits, least byte first.';
comment on column news_embedding.kept_at is 'The system''s time, not the clock''s of the data.';
