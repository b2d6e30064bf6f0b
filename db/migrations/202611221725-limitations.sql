-- What was limited during the epidemic, where and since when, as public trackers and registers tell it.
create table limitation_level (
  code text not null,
  level int not null,
  highest int,
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null,
  text_ru text,
  text_en text,
  text_ja text,
  text_pt text,
  text_es text,
  primary key (code, level)
);
comment on table limitation_level is 'Kinds of limitations and what their levels mean; level 0 = the name of the kind alone.';
comment on column limitation_level.highest is 'Highest level of the codebook; null = the kind has no levels.';
create table limitation (
  limitation_id text primary key,
  kind text not null check (kind in ('level', 'order', 'report')),
  place_id int not null references place,
  code text,
  level int,
  scope text check (scope in ('general', 'targeted')),
  text_ru text,
  since date not null,
  last_day date not null,
  source text not null references source,
  link text,
  check (since <= last_day),
  check ((kind = 'level') = (level is not null)),
  check ((kind = 'order') = (text_ru is not null)),
  check ((kind = 'order') = (code is null))
);
create index limitation_place on limitation (place_id, since);
comment on table limitation is 'Limitations in force from since to last_day, one row a run of one level, an order, or a report.';
comment on column limitation.kind is 'level = strictest level in force anywhere in the place, order = official text of a restriction, report = somebody reported that a measure of the kind was taken.';
comment on column limitation.scope is 'general = in the whole place, targeted = in parts of it.';
comment on column limitation.last_day is 'Last day in force as far as the source tells; where no end was reported, the last day of the source.';
