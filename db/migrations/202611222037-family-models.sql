-- Family models of accounts: rules of a year, types of households, a package of measures.
create table family_model (
  family_model_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  yugo_id int references place,
  policy_year int not null,
  content jsonb not null,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index family_model_name on family_model (account_id, lower(name)) where deleted_at is null;
create index family_model_owner on family_model (account_id, updated_at desc);
comment on table family_model is 'What a person models of families; nobody else''s to read.';
comment on column family_model.yugo_id is 'Region whose values the model has; null = the federal ones.';
comment on column family_model.policy_year is 'Year of the federal rules, as in content.';
comment on column family_model.content is 'Rules of one''s own, types of households with their numbers, measures; amounts in roubles a month, ages in years.';
comment on column family_model.version is 'Raised by every change, so that two windows do not overwrite each other.';
comment on column family_model.deleted_at is 'Taken away; after 30 days it is gone.';
