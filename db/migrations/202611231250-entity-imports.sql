-- Files that editors brought into the registry, each under a source of its own -------------------------------------------

create table entity_import (
  import_id bigint generated always as identity primary key,
  title text not null,
  licence text not null,
  file_name text not null,
  form text not null check (form in ('companies', 'statements', 'ftm')),
  entities int not null,
  statements int not null,
  account_id bigint references account on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by bigint references account on delete set null
);
comment on table entity_import is 'Who brought which file in; what it said stands under the source import_<import_id>. What was undone stays with its day.';
comment on column entity_import.title is 'What the source is called, as the editor says it.';
comment on column entity_import.entities is 'Entities the file told of, those that were known among them.';

create table entity_import_part (
  import_id bigint not null references entity_import on delete cascade,
  entity_id int not null,
  names jsonb not null,
  primary key (import_id, entity_id)
);
comment on table entity_import_part is 'Whom a file told of, and which names it gave them: they go when the import is undone.';
comment on column entity_import_part.entity_id is 'An entity, or one that was only known by the file and went with it.';
comment on column entity_import_part.names is 'List of {language, name}.';
