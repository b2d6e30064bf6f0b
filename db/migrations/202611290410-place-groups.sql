-- Groups of places that readers make for the explorer.
create table place_group (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  places text[] not null,
  saved_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index place_group_account on place_group (account_id, name) where deleted_at is null;
comment on table place_group is 'Places that an account looks at together, under a name.';
comment on column place_group.places is 'Words for places as an address of the explorer has them.';
comment on column place_group.deleted_at is 'Deleted, and for an hour still to be taken back.';
