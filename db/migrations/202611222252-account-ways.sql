-- Ways of changing an account that take two steps: a code for a new contact, an archive of everything.
create table contact_change (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (account_id, kind)
);
comment on table contact_change is 'A new e-mail or phone that waits for the code from a letter; one of a kind for an account.';
comment on column contact_change.value is 'The new address or number.';
comment on column contact_change.code_hash is 'SHA-256 of account, kind and code, hexadecimal.';
comment on column contact_change.tries is 'Codes tried: beyond five only a new letter helps.';

create table account_archive (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null unique references account on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  archive bytea,
  asked_at timestamptz not null default now(),
  check ((state = 'ready') = (archive is not null))
);
comment on table account_archive is 'Everything of an account in one ZIP, made beside requests when its owner asks; one an account, kept for a day.';
