-- What search needs beyond headlines, filters an account keeps, and what it wants to hear no more of -----------------

create table news_search_text (
  news_id bigint primary key references news_item on delete cascade,
  terms tsvector not null
);
create index news_search_text_terms on news_search_text using gin (terms) with (fastupdate = off);
comment on table news_search_text is 'Stems of news that have more than a headline: their announces and texts. Those without a row are found by news_item.search_terms alone.';
comment on column news_search_text.terms is 'Made by the product''s own rules for the language, with positions. Weight A = headline, B = announce, C = text.';

create table news_search_unread (
  news_id bigint primary key references news_item on delete cascade
);
comment on table news_search_unread is 'News whose announce or text came or changed since it was last read into news_search_text; written by triggers, so that no writer can forget.';

create function note_unread_announce() returns trigger language plpgsql as $$
begin
  insert into news_search_unread values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger news_item_announced after insert on news_item
  for each row when (new.announce is not null) execute function note_unread_announce();
create trigger news_item_worded_anew after update of announce, title on news_item
  for each row when (new.announce is distinct from old.announce or (new.title <> old.title and new.announce is not null))
  execute function note_unread_announce();

create function note_unread_text() returns trigger language plpgsql as $$
begin
  insert into news_search_unread values (new.news_id) on conflict do nothing;
  return null;
end $$;
create trigger news_text_written after insert or update of html on news_text
  for each row execute function note_unread_text();

create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  question jsonb not null,
  token text not null unique,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index saved_search_account on saved_search (account_id, id);
comment on table saved_search is 'Filters of the search screen an account keeps.';
comment on column saved_search.question is 'What news/search takes, without page and ranking; only what differs from everything.';
comment on column saved_search.token is 'Opens the filter''s own feed for whoever has it: a secret of the account, never shown to others.';
comment on column saved_search.version is 'Raised by every change; a stale one is refused.';
comment on column saved_search.deleted_at is 'Deleted, and for an hour still to be taken back.';

create table muted (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  word text,
  source_id int references news_source on delete cascade,
  created_at timestamptz not null default now(),
  check ((word is null) <> (source_id is null)),
  unique (account_id, word),
  unique (account_id, source_id)
);
comment on table muted is 'Words and outlets an account does not want in its feeds. Feeds are the same for everybody and cached; the page leaves these out.';
comment on column muted.word is 'Folded: lower case, ё as е; one word or several, all of which must be in a headline.';
