-- What a run of a source of dossiers gave and what stood before it, so that the run can be taken back.
alter table source_run add column has_dossiers boolean not null default false;
comment on column source_run.has_dossiers is 'It wrote dossiers, and what stood before is stored with it: the newest such run can be taken back.';

create table entity_run_part (
  run_id int not null references source_run on delete cascade,
  entity_id int not null,
  names jsonb not null,
  numbers jsonb not null,
  primary key (run_id, entity_id)
);
comment on table entity_run_part is 'Whom a run told of, and what it gave them beside statements: it goes when the run is taken back.';
comment on column entity_run_part.entity_id is 'An entity, or one that only the run told of and that went with it.';
comment on column entity_run_part.names is 'List of {language, name} that were not there before.';
comment on column entity_run_part.numbers is 'List of {scheme, value} that were not there before.';

create table entity_run_before (
  run_id int not null references source_run on delete cascade,
  entity_id int not null,
  field text not null,
  value text not null,
  texts jsonb,
  other_id int,
  starts text,
  ends text,
  source text not null,
  link text,
  known_at date not null
);
create index entity_run_before_run on entity_run_before (run_id);
comment on table entity_run_before is 'What a source gave before a run took its place, columns as of entity_statement.';

create table company_account_before (
  run_id int not null references source_run on delete cascade,
  inn text not null,
  year int not null,
  account jsonb,
  primary key (run_id, inn, year)
);
comment on table company_account_before is 'Accounts as they stood before a run wrote them.';
comment on column company_account_before.account is 'The row of company_account; null = there was none.';
