-- The registry of entities: names, identifiers, statements with their source, merges ------------------------------

alter table entity add column merged_into int references entity on delete set null;
alter table entity add column version int not null default 0;
create index entity_merged on entity (merged_into) where merged_into is not null;
comment on column entity.merged_into is 'An editor found it to be another one: its address leads there, its names, statements and mentions count for that one. Null = stands for itself.';
comment on column entity.version is 'Raised by every merge and its undo; a change that started from another one is refused.';

create table entity_name (
  entity_id int not null references entity on delete cascade,
  language text not null check (language in ('', 'ru', 'en', 'ja', 'pt', 'es')),
  name text not null,
  is_usual boolean not null,
  words text[] not null,
  primary key (entity_id, language, name)
);
create index entity_name_words on entity_name using gin (words);
comment on table entity_name is 'Every name an entity goes by.';
comment on column entity_name.language is 'Empty = of no one language, or of one the product does not speak.';
comment on column entity_name.is_usual is 'What it is called on a page in that language; others are found by, and listed below.';
comment on column entity_name.words is 'Its words folded for search: small letters, no accents, ё as е.';

create table entity_word (
  word text primary key,
  reversed text not null
);
create index entity_word_begins on entity_word (word text_pattern_ops);
create index entity_word_ends on entity_word (reversed text_pattern_ops);
comment on table entity_word is 'Every word of every name, once: what is typed is looked up here first, with one error forgiven.';
comment on column entity_word.reversed is 'The word from its end: with one error in it, either its first or its last half is right.';

create table entity_identifier (
  scheme text not null,
  value text not null,
  entity_id int not null references entity on delete cascade,
  source text not null references source,
  primary key (scheme, value)
);
create index entity_identifier_entity on entity_identifier (entity_id);
comment on table entity_identifier is 'Numbers by which registers know an entity; one number is of one entity.';
comment on column entity_identifier.scheme is 'inn, ogrn, lei, wikidata, isin, iso3, org (appendix B of the World Factbook), pravo (number of a law), domain.';

create table entity_statement (
  statement_id bigint generated always as identity primary key,
  entity_id int not null references entity on delete cascade,
  field text not null,
  value text not null,
  texts jsonb,
  other_id int references entity on delete cascade,
  starts text,
  ends text,
  source text not null references source,
  link text,
  known_at date not null
);
create index entity_statement_entity on entity_statement (entity_id, field);
create index entity_statement_other on entity_statement (other_id) where other_id is not null;
create index entity_statement_source on entity_statement (source);
comment on table entity_statement is 'What a source says of an entity: one field, one value; nothing is known without one.';
comment on column entity_statement.field is 'A word of features/entities/domain/registry/fields.ts.';
comment on column entity_statement.value is 'As it is whatever the language: a day, a number, an address, a name; where texts has it by language, its first one.';
comment on column entity_statement.texts is 'The value by language, where it differs; null = the same in all.';
comment on column entity_statement.other_id is 'The entity that the value is, or that it concerns.';
comment on column entity_statement.starts is 'Year, month or day from which it held: YYYY, YYYY-MM, YYYY-MM-DD.';
comment on column entity_statement.ends is 'Year, month or day until which it held; null = not known to have ended.';
comment on column entity_statement.link is 'Address of the very document where the source has one.';
comment on column entity_statement.known_at is 'Day on which the source said so.';

create table entity_merge (
  merge_id bigint generated always as identity primary key,
  gone_id int not null references entity on delete cascade,
  kept_id int not null references entity on delete cascade,
  reason text not null,
  account_id bigint references account on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by bigint references account on delete set null,
  check (gone_id <> kept_id)
);
create index entity_merge_kept on entity_merge (kept_id);
create index entity_merge_gone on entity_merge (gone_id);
comment on table entity_merge is 'Who joined which two entities and why; what was undone stays with its day.';

-- Mentions counted ahead, so that no page counts them ---------------------------------------------------------------

create table entity_day (
  entity_id int not null references entity on delete cascade,
  day date not null,
  headlines int not null,
  negative int not null,
  neutral int not null,
  positive int not null,
  primary key (entity_id, day)
);
create index entity_day_day on entity_day (day, entity_id);
comment on table entity_day is 'Headlines that name an entity, by Moscow day and by their tone where it was judged.';

create table entity_pair_day (
  entity_id int not null references entity on delete cascade,
  other_id int not null references entity on delete cascade,
  day date not null,
  headlines int not null,
  primary key (entity_id, other_id, day),
  check (entity_id <> other_id)
);
comment on table entity_pair_day is 'Headlines that name both, by Moscow day; each pair stands twice, once from each side.';

create table entity_counted_day (
  day date primary key,
  mentions int not null,
  headlines int not null
);
comment on table entity_counted_day is 'Days whose mentions are counted; another number of mentions than the day has now = to be counted anew.';
comment on column entity_counted_day.headlines is 'All headlines of the day: how often two names would meet by chance.';
