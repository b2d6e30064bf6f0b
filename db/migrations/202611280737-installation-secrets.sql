-- What this installation signs with: the same for every process on the database.
create table installation_secret (
  purpose text primary key,
  secret text not null check (length(secret) >= 43),
  created_at timestamptz not null default now()
);
comment on table installation_secret is 'Secrets of this installation by what they sign; never sent anywhere.';
comment on column installation_secret.secret is '32 random bytes, base64url.';
