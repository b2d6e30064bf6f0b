-- What rules of the engine made of other columns is made anew when the rules change ---------------------------------

create table derivation (
  name text primary key,
  version text not null default '',
  renewing text,
  after text,
  renewed_at timestamptz
);
comment on table derivation is 'Columns that hold what rules make of others (stems, keys, search terms): by which version of the rules.';
comment on column derivation.version is 'Hash of the rules by which every row is made; empty = not known.';
comment on column derivation.renewing is 'Version by which rows are being made anew; null = none.';
comment on column derivation.after is 'Up to which row that has come.';

create table entity_former_key (
  kind smallint not null,
  key text not null,
  entity_id int not null references entity on delete cascade,
  left_at timestamptz not null default now(),
  primary key (kind, key, entity_id)
);
create index entity_former_key_entity on entity_former_key (entity_id);
comment on table entity_former_key is 'Keys an entity was known by under earlier rules: who looks for it by one still finds it, where nobody else bears it now.';
