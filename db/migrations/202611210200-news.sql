create table news_section_rubric (
  section text primary key,
  rubric_id smallint not null check (rubric_id between 2 and 14),
  precedence smallint not null unique
);
comment on table news_section_rubric is 'What a collecting service''s section says of a rubric; a section that is not listed (general) says nothing.';
comment on column news_section_rubric.precedence is 'An item filed under several sections gets the rubric of the lowest number: the narrower one.';
insert into news_section_rubric (section, rubric_id, precedence) values
  ('business', 4, 1), ('health', 12, 2), ('technology', 5, 3), ('sports', 6, 4), ('entertainment', 9, 5), ('science', 10, 6);

create table news_data_set (
  name text primary key,
  is_loading boolean not null default true,
  loaded_at timestamptz
);
comment on table news_data_set is 'Bundled sets of news. While one is loading none of its news is seen, so that it becomes visible at once.';

create table news_source (
  id int generated always as identity primary key,
  domain text not null unique,
  name text not null,
  icon text
);
comment on table news_source is 'Outlets, one for each domain.';
comment on column news_source.icon is 'Address of the icon here; null = none, icons are never fetched from the outlet by a reader''s browser.';

create table news_item (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  title text not null,
  announce text,
  url text not null,
  source_id int not null references news_source,
  published_at timestamptz not null,
  has_time boolean not null default true,
  language text not null,
  rubric_id smallint check (rubric_id between 2 and 14),
  yugo_id int,
  score double precision not null,
  genre smallint not null default 1,
  is_hot boolean not null default false,
  story_id bigint,
  cluster_count int not null default 1,
  data_set text references news_data_set,
  search_terms tsvector not null
);
comment on table news_item is 'A headline of an outlet: who, when, what, where it leads.';
comment on column news_item.external_id is 'The feed''s or the corpus'' own id; loading twice changes nothing.';
comment on column news_item.announce is 'Null where only the headline may be shown.';
comment on column news_item.published_at is 'Where only the day is known, the end of that day in Moscow: nothing is seen before it was certainly out.';
comment on column news_item.has_time is 'False where only the day is known.';
comment on column news_item.rubric_id is 'Number of the specification, 2 to 14; null = no rubric is known yet.';
comment on column news_item.yugo_id is 'Region the item is about; null = none is known.';
comment on column news_item.score is 'Rank, higher first. Recency until stories are scored: seconds since 1970; noon in Moscow where only the day is known.';
comment on column news_item.genre is '1 message, 2 article, 3 photo, 4 video.';
comment on column news_item.cluster_count is 'How many items its story has, itself included.';
comment on column news_item.data_set is 'Bundled set it came with; null for news that came by a feed.';
comment on column news_item.search_terms is 'Stems of the headline''s words, made by the product''s own rules for the language (no positions, no dictionary of the database).';

create index news_item_language_rank on news_item (language, score desc, published_at desc, id desc);
create index news_item_rubric_rank on news_item (rubric_id, score desc, published_at desc, id desc) where rubric_id is not null;
create index news_item_source_rank on news_item (source_id, score desc, published_at desc, id desc);
create index news_item_region_rank on news_item (yugo_id, score desc, published_at desc, id desc) where yugo_id is not null;
create index news_item_published on news_item (published_at);
create index news_item_search on news_item using gin (search_terms) with (fastupdate = off);

create view seen_news as
  select * from news_item
   where data_set is null or data_set not in (select name from news_data_set where is_loading);
comment on view seen_news is 'News of data sets that are in whole; the clock is the caller''s part.';

create table news_ranking (
  request_id text primary key,
  created_at timestamptz not null default now(),
  filter jsonb not null,
  clock_at timestamptz not null,
  news_ids bigint[] not null
);
create index news_ranking_created on news_ranking (created_at);
comment on table news_ranking is 'Rankings frozen for an hour, so that pages neither repeat nor skip while news arrive.';
comment on column news_ranking.request_id is 'Follows from filter, clock and data version, so that readers of one moment share it.';
comment on column news_ranking.clock_at is 'News up to this moment were ranked.';

create table service_news (
  id int primary key,
  published_at timestamptz not null
);
comment on table service_news is 'The product''s own announcements; 35 is About. Dated by the system''s time: the clock of the data does not govern them.';

create table service_news_text (
  service_news_id int not null references service_news on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (service_news_id, language)
);
comment on column service_news_text.body is 'Paragraphs parted by an empty line; "## " a heading, "- " a list, **bold**, [text](address).';

create table person_type (
  id smallint primary key,
  names jsonb not null
);
comment on table person_type is 'What persons in the news are; the handbook behind their dossiers.';
insert into person_type (id, names) values
  (1, '{"ru": "Политик", "en": "Politician", "ja": "政治家", "pt": "Político", "es": "Político"}'),
  (2, '{"ru": "Чиновник", "en": "Public official", "ja": "公務員", "pt": "Funcionário público", "es": "Funcionario público"}'),
  (3, '{"ru": "Предприниматель", "en": "Business person", "ja": "実業家", "pt": "Empresário", "es": "Empresario"}'),
  (4, '{"ru": "Учёный", "en": "Scientist", "ja": "研究者", "pt": "Cientista", "es": "Científico"}'),
  (5, '{"ru": "Врач", "en": "Doctor", "ja": "医師", "pt": "Médico", "es": "Médico"}'),
  (6, '{"ru": "Спортсмен или тренер", "en": "Athlete or coach", "ja": "選手・監督", "pt": "Atleta ou técnico", "es": "Deportista o entrenador"}'),
  (7, '{"ru": "Деятель культуры", "en": "Artist", "ja": "芸術家", "pt": "Artista", "es": "Artista"}'),
  (8, '{"ru": "Журналист", "en": "Journalist", "ja": "ジャーナリスト", "pt": "Jornalista", "es": "Periodista"}'),
  (9, '{"ru": "Военный", "en": "Military", "ja": "軍人", "pt": "Militar", "es": "Militar"}'),
  (10, '{"ru": "Религиозный деятель", "en": "Religious leader", "ja": "宗教家", "pt": "Líder religioso", "es": "Líder religioso"}'),
  (11, '{"ru": "Общественный деятель", "en": "Public figure", "ja": "社会活動家", "pt": "Figura pública", "es": "Figura pública"}'),
  (99, '{"ru": "Другое", "en": "Other", "ja": "その他", "pt": "Outro", "es": "Otro"}');
