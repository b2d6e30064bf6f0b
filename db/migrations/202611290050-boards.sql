-- Views of the explorer that readers keep, and boards they lay them on.
create table kept_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  address text not null,
  kept_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index kept_view_account on kept_view (account_id, id) where deleted_at is null;
comment on table kept_view is 'Views of the explorer that an account keeps under a name.';
comment on column kept_view.address is 'What stands behind the question mark of its address; equal views have equal ones.';
comment on column kept_view.deleted_at is 'Deleted, and for an hour still to be taken back.';

create table board (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  tiles jsonb not null default '[]' check (jsonb_typeof(tiles) = 'array'),
  token text unique,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index board_account on board (account_id, id) where deleted_at is null;
comment on table board is 'Boards: views, texts, stories and measures in an order of its owner.';
comment on column board.tiles is 'What lies on it, in order: each with its id, its kind and what it shows.';
comment on column board.token is 'Opens it for whoever has it: a secret of its owner; null = nobody else opens it.';
comment on column board.version is 'Raised by each change; a change that started from another one is refused.';
comment on column board.deleted_at is 'Deleted, and for an hour still to be taken back.';
