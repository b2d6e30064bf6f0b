create table account (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text,
  one_time_until timestamptz,
  blocked boolean not null default false,
  limited boolean not null default false,
  linked_object_yugo_id int,
  locale text check (locale in ('ru', 'en', 'ja', 'pt', 'es')),
  issuer text,
  issuer_subject text,
  created_at timestamptz not null default now(),
  unique (issuer, issuer_subject)
);
comment on table account is 'A person who can sign in.';
comment on column account.email is 'As the person wrote it; letters go here.';
comment on column account.email_key is 'The address in lower case: two accounts never share it.';
comment on column account.password_hash is 'Argon2id in PHC notation; null = cannot sign in with a password.';
comment on column account.one_time_until is 'Set while the password is a mailed one-time one: until then it opens nothing but the change of the password.';
comment on column account.linked_object_yugo_id is 'Region whose dashboard the person has; null = none.';
comment on column account.issuer is 'External account service this account comes from; null = the embedded one.';

create table account_role (
  account_id bigint not null references account on delete cascade,
  role smallint not null check (role in (3, 9, 10, 11, 12)),
  granted_at timestamptz not null default now(),
  primary key (account_id, role)
);
comment on table account_role is 'Roles of an account: 3 super user, 9 regional editor, 10 moderator, 11 contributor, 12 super moderator.';

create table account_session (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  remember boolean not null,
  replaces_password boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_session_account on account_session (account_id);
create index account_session_expiry on account_session (expires_at);
comment on table account_session is 'Signed-in browsers; only the hash of the identity cookie is kept.';
comment on column account_session.token_hash is 'SHA-256 of the identity cookie, base64url.';
comment on column account_session.replaces_password is 'Opened with a one-time password: counts as anonymous until a new password is set.';

create table password_recovery (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null
);
comment on table password_recovery is 'Links mailed to set a new password, each good once; only the hash of the token is kept.';

create table product (
  id int primary key,
  code text not null unique,
  name text not null,
  reference text not null,
  logo text not null
);
comment on table product is 'What a licence is for, and what the products panel lists.';
comment on column product.reference is 'Address of the product; a path when it lies on this site.';
comment on column product.logo is 'Address of a picture; empty = the first letter of the name stands for it.';
insert into product (id, code, name, reference, logo) values (1, 'analytics', 'Svodka', '/', '');

create table licence (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  product_id int not null references product,
  trial boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  check (ends_at >= starts_at)
);
create index licence_account on licence (account_id, ends_at);
create unique index licence_one_trial on licence (account_id, product_id) where trial;
comment on table licence is 'Time in which an account may use a product; active from start up to, not including, the end.';
comment on column licence.trial is 'Started by quick registration; a person has one trial of a product, ever.';

create table mailing_subscription (
  email_key text primary key,
  email text not null,
  locale text not null,
  token text not null unique,
  confirmed_at timestamptz,
  subscribed_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);
comment on table mailing_subscription is 'Addresses that get the digest by mail.';
comment on column mailing_subscription.token is 'Stands in every letter, so it is kept as it is; it opens nothing but confirming and ending this mailing.';
comment on column mailing_subscription.confirmed_at is 'When the owner of the address showed that it is theirs; nothing is mailed before.';
