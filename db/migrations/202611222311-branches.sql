-- Branches: industries that are no single code of the classifier.
create table custom_branch (
  id int generated always as identity primary key,
  kind text not null default 'okved' check (kind in ('okved', 'education', 'pharma', 'cable')),
  names jsonb not null check (jsonb_typeof(names) = 'object' and names <> '{}'::jsonb),
  named text not null generated always as (lower(
    coalesce(names ->> 'ru', '') || chr(10) || coalesce(names ->> 'en', '') || chr(10) || coalesce(names ->> 'ja', '') || chr(10)
    || coalesce(names ->> 'pt', '') || chr(10) || coalesce(names ->> 'es', ''))) stored,
  codes text[] not null check (cardinality(codes) between 1 and 200),
  is_shipped boolean not null default false,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
create index custom_branch_listed on custom_branch (is_shipped desc, id) where removed_at is null;
comment on table custom_branch is 'A branch: a set of codes of ОКВЭД-2 under a name of its own.';
comment on column custom_branch.kind is 'What else is told of it than its organisations: education = universities, pharma = international non-proprietary names.';
comment on column custom_branch.names is 'Its name by language: ru, en, ja, pt, es; at least one.';
comment on column custom_branch.named is 'All its names in small letters, a line each: what is searched.';
comment on column custom_branch.codes is 'Codes of ОКВЭД-2 from a section''s letter to the smallest part; each stands for all below it.';
comment on column custom_branch.is_shipped is 'Comes with the product and is not edited.';
comment on column custom_branch.version is 'Counts its changes from 1: who changes an older one is told.';
comment on column custom_branch.removed_at is 'Not shown since; null while it is.';

create table custom_branch_version (
  branch_id int not null references custom_branch on delete cascade,
  version int not null,
  step text not null check (step in ('created', 'edited', 'removed')),
  names jsonb not null,
  codes text[] not null,
  note text not null default '',
  changed_by bigint references account on delete set null,
  changed_at timestamptz not null default now(),
  primary key (branch_id, version)
);
comment on table custom_branch_version is 'Every state a branch had, with who made it and why.';
comment on column custom_branch_version.note is 'Why, in the words of who changed it.';

insert into custom_branch (kind, is_shipped, names, codes) values
  ('education', true, '{"ru": "Образование", "en": "Education", "ja": "教育", "pt": "Educação", "es": "Educación"}', '{P}'),
  ('pharma', true, '{"ru": "Фармацевтика", "en": "Pharmaceuticals", "ja": "医薬品", "pt": "Farmacêutica", "es": "Industria farmacéutica"}', '{21,46.18.1,46.46,47.73}'),
  ('cable', true, '{"ru": "Кабельная промышленность", "en": "Cable industry", "ja": "電線・ケーブル産業", "pt": "Indústria de cabos", "es": "Industria del cable"}', '{27.3}');
insert into custom_branch_version (branch_id, version, step, names, codes)
  select id, version, 'created', names, codes from custom_branch;
