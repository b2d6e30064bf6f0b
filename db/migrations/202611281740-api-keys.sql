-- Keys by which programs read in the name of an account: only their hashes, with their use by day.
create table api_key (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  shown text not null,
  key_hash text not null unique,
  scopes text[] not null,
  per_hour integer not null check (per_hour > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id);
comment on table api_key is 'Keys by which programs read in the name of an account. The key itself is shown once and kept nowhere.';
comment on column api_key.shown is 'First signs of the key, by which its owner knows it.';
comment on column api_key.key_hash is 'SHA-256 of the whole key, base64url.';
comment on column api_key.scopes is 'What it may read: public, licensed, own.';
comment on column api_key.per_hour is 'Calls an hour.';
comment on column api_key.used_at is 'Last call, to a minute.';

create table api_key_day (
  key_id bigint not null references api_key on delete cascade,
  day date not null,
  calls integer not null,
  refused integer not null,
  primary key (key_id, day)
);
comment on table api_key_day is 'Use of a key by days of Moscow.';
comment on column api_key_day.calls is 'All calls of the day, the refused ones too.';
comment on column api_key_day.refused is 'Calls answered with 400 or more.';
