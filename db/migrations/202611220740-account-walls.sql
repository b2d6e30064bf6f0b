alter table account add column is_sample boolean not null default false;
comment on column account.is_sample is 'Its password is known to everybody: it opens nothing unless sample accounts are on.';
update account set is_sample = true
 where email_key in ('reader@example.org', 'analyst@example.org', 'contributor@example.org', 'editor@example.org',
                     'moderator@example.org', 'chief@example.org', 'super@example.org');

alter table account_session
  add column id bigint generated always as identity,
  add column agent text not null default '';
create unique index account_session_id on account_session (id);
comment on column account_session.id is 'By which its owner names it to end it; the token is never shown again.';
comment on column account_session.agent is 'What the browser called itself at sign-in, for its owner to tell devices apart.';

create table account_browser (
  token_hash text not null,
  account_id bigint not null references account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index account_browser_seen on account_browser (seen_at);
comment on table account_browser is 'Browsers that signed in to an account: their tries are counted apart, so that nobody else can lock the owner out.';
comment on column account_browser.token_hash is 'SHA-256 of the browser''s cookie, base64url.';
