-- Passkeys: signing in with a key that the person's device keeps, and the challenges that a device signs, each good once.
create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  is_synced boolean not null default false,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on passkey (account_id);
comment on table passkey is 'Keys of an account that are kept by its owner''s devices; here lies what they are proved by.';
comment on column passkey.credential_id is 'As the device names it, base64url.';
comment on column passkey.public_key is 'COSE.';
comment on column passkey.counter is 'Uses as the device counts them; 0 where it does not count. One that falls back is a copy.';
comment on column passkey.is_synced is 'The device keeps it in a cloud, so that losing the device does not lose the key.';

create table passkey_challenge (
  challenge_hash text primary key,
  session_hash text not null,
  account_id bigint references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
comment on table passkey_challenge is 'What a device is asked to sign: good once, for five minutes, in the session that asked.';
comment on column passkey_challenge.account_id is 'Whose key is being added; null = signing in.';
