-- Categories that people make for themselves.
create table category (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  keywords text[] not null default '{}',
  entity_ids int[] not null default '{}',
  source_ids int[] not null default '{}',
  seen_by smallint not null default 3 check (seen_by between 1 and 3),
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index category_account on category (account_id, id) where deleted_at is null;
comment on table category is 'Feeds that people make of words, objects and outlets.';
comment on column category.keywords is 'Words or phrases, any of which may be there; empty = none asked for.';
comment on column category.entity_ids is 'Objects, any of which may be named: an item comes by its words or by its objects.';
comment on column category.source_ids is 'Outlets: of these alone where any is given.';
comment on column category.seen_by is 'Who opens and follows it, as in person.see_…: 1 signed in, 2 friends, 3 nobody but its maker.';
comment on column category.version is 'Raised by each change; a change that started from another one is refused.';
comment on column category.deleted_at is 'Deleted, and for an hour still to be taken back.';
