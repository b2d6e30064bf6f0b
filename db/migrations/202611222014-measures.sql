-- Support measures: what is proposed, decided and in force; state belongs to the version, so that a published one stands while its next is written.
create table measure (
  measure_id bigint generated always as identity primary key,
  origin text references source,
  origin_key text unique,
  created_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  check ((origin is null) = (origin_key is null))
);
comment on table measure is 'A measure through all its versions. Number 0 is never stored: it means one that is not saved yet.';
comment on column measure.origin is 'Open register it was taken over from, read-only; null = written here.';
comment on column measure.origin_key is 'Number in the register, so that taking over twice changes nothing.';

create table measure_version (
  measure_id bigint not null references measure on delete cascade,
  version int not null check (version > 0),
  revision int not null default 1 check (revision > 0),
  status smallint not null check (status between 1 and 4),
  intention text not null default 'propose' check (intention in ('propose', 'add')),
  is_current boolean not null default true,
  title text not null default '',
  direction smallint not null default 1 check (direction in (1, 3)),
  yugo_ids int[] not null default '{}',
  okved text[] not null default '{}',
  subjects text[] not null default '{}',
  starts date,
  ends date,
  strictness smallint check (strictness between 0 and 5),
  code text,
  content jsonb not null default '{}',
  translations jsonb,
  links jsonb not null default '[]',
  author_id bigint references account on delete set null,
  moderator_id bigint references account on delete set null,
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  canceled_at timestamptz,
  reason text,
  search_key text not null default '',
  primary key (measure_id, version),
  check (starts is null or ends is null or starts <= ends)
);
comment on table measure_version is 'One text of a measure with its state; at most one is published and at most one is being written or decided.';
comment on column measure_version.revision is 'Raised by every save and step: a change that started from another one is refused with both texts.';
comment on column measure_version.status is '1 draft, 2 at moderation, 3 published, 4 canceled (declined, withdrawn or replaced).';
comment on column measure_version.is_current is 'False once a later version took its place: replaced by a published one, or written anew after it was declined.';
comment on column measure_version.direction is '1 health, 3 economy.';
comment on column measure_version.yugo_ids is 'Places it holds in; the country''s number = everywhere.';
comment on column measure_version.okved is 'Codes of industries it concerns.';
comment on column measure_version.subjects is 'Whom it is for, as kind:value (age:65+, idc:J12, custom:7, orgType:12300, okved:56).';
comment on column measure_version.starts is 'First day in force; null = not said.';
comment on column measure_version.ends is 'Last day in force; null = without end or not known.';
comment on column measure_version.strictness is 'Ordinal level 0-5 after the code book of OxCGRT; null = has none.';
comment on column measure_version.code is 'Kind after the code book of OxCGRT (C1 … H8); null = has none.';
comment on column measure_version.content is 'What the form holds beside the columns: goal, description, territory, issues, indicators, budget (roubles), basis, responsible body.';
comment on column measure_version.translations is 'Of a register: title and description by language; null = written in one language.';
comment on column measure_version.links is 'Acts and reports of a register''s records, each with its source.';
comment on column measure_version.reason is 'Why it was declined or withdrawn, for its author and for readers of what was published.';
comment on column measure_version.search_key is 'Title, basis and responsible body in small letters, for search by words.';
create unique index measure_version_published on measure_version (measure_id) where status = 3;
create unique index measure_version_open on measure_version (measure_id) where status in (1, 2);
create index measure_version_list on measure_version (status, starts desc, measure_id) where is_current;
create index measure_version_places on measure_version using gin (yugo_ids);
create index measure_version_author on measure_version (author_id, updated_at desc);
create index measure_version_queue on measure_version (submitted_at) where status = 2;

create table measure_history (
  history_id bigint generated always as identity primary key,
  measure_id bigint not null references measure on delete cascade,
  version int not null,
  step text not null,
  from_status smallint,
  to_status smallint not null,
  account_id bigint references account on delete set null,
  at timestamptz not null default now(),
  reason text
);
create index measure_history_measure on measure_history (measure_id, history_id);
comment on table measure_history is 'Every step of every version: who, when, from which state to which, and why. Only added to.';
comment on column measure_history.from_status is 'Null = the version began with this step.';

create table measure_comment (
  comment_id bigint generated always as identity primary key,
  measure_id bigint not null references measure on delete cascade,
  version int not null,
  account_id bigint references account on delete set null,
  at timestamptz not null default now(),
  text text not null
);
create index measure_comment_measure on measure_comment (measure_id, comment_id);
comment on table measure_comment is 'What author and moderator say to each other about a version.';

create table measure_document (
  document_id bigint generated always as identity primary key,
  measure_id bigint not null references measure on delete cascade,
  name text not null,
  content_type text not null,
  bytes int not null check (bytes > 0),
  content_hash text not null,
  uploaded_by bigint references account on delete set null,
  uploaded_at timestamptz not null default now(),
  unique (measure_id, content_hash)
);
create index measure_document_hash on measure_document (content_hash);
comment on table measure_document is 'Documents of measures; the bytes lie outside the database under their hash.';
comment on column measure_document.content_hash is 'SHA-256 of the bytes, hexadecimal; the name of the stored file.';
comment on column measure_document.content_type is 'Told from the bytes, not from the name.';

create table handbook_entry (
  entry_id int generated always as identity primary key,
  handbook text not null check (handbook in ('issue', 'unit', 'subject', 'prompt')),
  code text unique,
  direction smallint not null check (direction in (1, 3)),
  names jsonb not null,
  groups jsonb,
  subject_kind text,
  is_active boolean not null default true,
  merged_into int references handbook_entry,
  updated_by bigint references account on delete set null,
  updated_at timestamptz not null default now()
);
create index handbook_entry_list on handbook_entry (handbook, direction);
comment on table handbook_entry is 'Words measures are written with: issues, units, subjects, prompts.';
comment on column handbook_entry.code is 'Of a bundled one; loading twice changes nothing.';
comment on column handbook_entry.names is 'Name by language; a missing language shows the Russian one, or the only one there is.';
comment on column handbook_entry.groups is 'Name of the group by language; null = without group.';
comment on column handbook_entry.subject_kind is 'Of a prompt: the field or the kind of subject it helps with; null = any.';
comment on column handbook_entry.is_active is 'False = not offered any more; measures that have it keep it.';
comment on column handbook_entry.merged_into is 'The entry that took its place; measures were moved to it.';
create table handbook_log (
  log_id bigint generated always as identity primary key,
  entry_id int not null references handbook_entry on delete cascade,
  step text not null check (step in ('add', 'edit', 'merge', 'undo', 'switch_on', 'switch_off')),
  account_id bigint references account on delete set null,
  at timestamptz not null default now(),
  details jsonb not null default '{}'
);
comment on table handbook_log is 'Who changed the handbooks and how; a merge names the versions it moved, so that it can be undone.';
