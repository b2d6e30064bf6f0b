-- What was said of one was said of another: an editor moves statements ---------------------------------------------------

create table entity_split (
  split_id bigint generated always as identity primary key,
  from_id int not null references entity on delete cascade,
  to_id int not null references entity on delete cascade,
  reason text not null,
  account_id bigint references account on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by bigint references account on delete set null,
  check (from_id <> to_id)
);
create index entity_split_from on entity_split (from_id);
comment on table entity_split is 'Who found which statements of an entity to be another one''s, and why; what was undone stays with its day.';

create table entity_split_statement (
  split_id bigint not null references entity_split on delete cascade,
  from_id int not null,
  field text not null,
  value text not null,
  starts text not null default '',
  source text not null,
  primary key (split_id, from_id, field, value, starts, source)
);
comment on table entity_split_statement is 'Statements of a split by what they say, so that they are found again when their source is taken anew.';
comment on column entity_split_statement.from_id is 'The entity whose the statement was: the one that was split, or one merged into it.';
comment on column entity_split_statement.starts is 'Empty = the statement has no beginning.';
