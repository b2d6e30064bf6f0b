create table event_document (
  id int generated always as identity primary key,
  kind text not null check (kind in ('exclusive', 'analytics', 'review')),
  yugo_id int,
  day date,
  author text not null default '',
  is_published boolean not null default false,
  published_at timestamptz,
  created_by bigint references account on delete set null,
  created_at timestamptz not null default now()
);
create index event_document_shown on event_document (kind, day desc, id desc) where is_published;
comment on table event_document is 'What editors write for the morning screen and the dossiers: exclusive events, analytics, an expert''s review of a place. What is still being written stands in news_draft.';
comment on column event_document.yugo_id is 'The place it is about; null = every place.';
comment on column event_document.day is 'Calendar day of the event, of the text or of the review: readers whose clock stands before it do not see it. Null while it is not said.';
comment on column event_document.author is 'Who says it: name, and post where there is one.';
comment on column event_document.published_at is 'Time of the system, not of the data''s clock.';

create table event_document_text (
  document_id int not null references event_document on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (document_id, language)
);

alter table news_draft drop constraint news_draft_kind_check;
alter table news_draft add constraint news_draft_kind_check
  check (kind in ('compilation', 'article', 'service', 'exclusive', 'analytics', 'review'));
