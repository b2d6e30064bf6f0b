-- What an account follows.
create table subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('rubric', 'region', 'story', 'entity', 'source', 'search', 'category')),
  subject bigint not null,
  in_digest boolean not null default true,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (account_id, kind, subject)
);
create index subscription_subject on subscription (kind, subject) where ended_at is null;
comment on table subscription is 'What an account follows: one row a subject, kept when it ends so that following again finds its settings.';
comment on column subscription.subject is 'Number of the rubric, place (yugo_id), story, object, outlet, saved filter or category.';
comment on column subscription.in_digest is 'Whether the subject is a section of the account''s digest.';
comment on column subscription.ended_at is 'Not followed since; null while it is.';
