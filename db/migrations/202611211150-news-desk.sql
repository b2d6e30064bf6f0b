create table news_compilation (
  id int generated always as identity (start with 1000) primary key,
  code text unique,
  is_published boolean not null default false,
  rule jsonb,
  position int not null default 0,
  published_at timestamptz,
  created_by bigint references account on delete set null,
  created_at timestamptz not null default now()
);
comment on table news_compilation is 'News put together under a name, as readers see it: by hand, or by a rule that fills it up to the reader''s clock. What an editor is still writing stands in news_draft.';
comment on column news_compilation.code is 'Of a bundled one; loading twice changes nothing.';
comment on column news_compilation.rule is 'Words by language, rubrics, regions, entities and days; null = picked by hand.';
comment on column news_compilation.position is 'Order in the list, lower first; those of an equal place by the day they were published.';
comment on column news_compilation.published_at is 'Time of the system, not of the data''s clock.';

create table news_compilation_text (
  compilation_id int not null references news_compilation on delete cascade,
  language text not null,
  title text not null,
  description text not null,
  primary key (compilation_id, language)
);

create table news_compilation_item (
  compilation_id int not null references news_compilation on delete cascade,
  news_id bigint not null references news_item on delete cascade,
  position int not null,
  note text not null default '',
  primary key (compilation_id, news_id)
);
create index news_compilation_item_news on news_compilation_item (news_id);
comment on column news_compilation_item.note is 'Why it stands here, in the editor''s words; empty = nothing to say.';

create table news_article (
  id int generated always as identity primary key,
  news_id bigint unique references news_item on delete set null,
  title text not null,
  announce text not null default '',
  body text not null,
  language text not null,
  rubric_id smallint check (rubric_id between 2 and 14),
  is_published boolean not null default false,
  published_at timestamptz,
  created_by bigint references account on delete set null,
  created_at timestamptz not null default now()
);
comment on table news_article is 'Articles written here. A published one stands among the news as news_id, with the time of the system.';
comment on column news_article.body is 'Paragraphs parted by an empty line; "## " a heading, "- " a list, **bold**, [text](address).';
comment on column news_article.published_at is 'First publication; an article published anew keeps it.';

alter table service_news
  add column is_published boolean not null default true,
  add column created_by bigint references account on delete set null;
create sequence service_news_number start with 1000;
comment on sequence service_news_number is 'Numbers of announcements written at the desk; bundled ones lie below.';

create table news_draft (
  kind text not null check (kind in ('compilation', 'article', 'service')),
  target_id int not null,
  version int not null check (version > 0),
  content jsonb not null,
  is_changed boolean not null default true,
  updated_by bigint references account on delete set null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  was_published boolean not null default false,
  primary key (kind, target_id)
);
comment on table news_draft is 'What editors are writing, apart from what readers see: saved by itself, published on purpose.';
comment on column news_draft.version is 'Raised by every change; a change that started from another one is refused with both texts.';
comment on column news_draft.is_changed is 'Differs from what readers see.';
comment on column news_draft.deleted_at is 'Gone for everybody, but can be brought back for thirty days.';
comment on column news_draft.was_published is 'Whether bringing it back publishes it again.';
