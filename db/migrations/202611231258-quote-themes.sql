-- What editors make of the themes of quotes: themes of their own, built-in ones under another name, and where single quotes belong.
create sequence quote_theme_id start 201;
create table quote_theme (
  id int primary key,
  scope_id int not null check (scope_id between 1 and 4),
  rubric_id int not null,
  names jsonb not null,
  merged_into int check (merged_into <> id),
  is_removed boolean not null default false
);
comment on table quote_theme is 'A theme that editors made or changed; one without a row is as the product brings it.';
comment on column quote_theme.names is 'By language; a language without one takes another.';
comment on column quote_theme.merged_into is 'Its quotes stand under this theme.';

create table quote_place (
  quote_key text primary key,
  theme_id int
);
comment on table quote_place is 'Where an editor put a quote; null: under no theme.';
comment on column quote_place.quote_key is 'n and the number of the headline, or r and the hash of a sentence of the records.';

create table quote_decision (
  id bigint generated always as identity primary key,
  account_id bigint references account on delete set null,
  kind text not null check (kind in ('make', 'change', 'merge', 'remove', 'assign')),
  changes jsonb not null,
  decided_at timestamptz not null,
  undone_at timestamptz,
  undone_by bigint references account on delete set null
);
create index quote_decision_account on quote_decision (account_id);
create index quote_decision_undone_by on quote_decision (undone_by) where undone_by is not null;
comment on table quote_decision is 'What an editor decided of themes, with all it changed as it was before and after: from this alone it is taken back.';
