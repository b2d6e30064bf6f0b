-- What readers say under stories and items.
create table comment (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('story', 'news')),
  subject_id bigint not null,
  thread_id bigint references comment on delete cascade,
  parent_id bigint references comment on delete set null,
  account_id bigint references account on delete set null,
  text text not null check (length(text) between 1 and 3000),
  state text not null check (state in ('shown', 'waiting', 'removed', 'deleted')),
  reason text,
  settled_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index comment_subject on comment (kind, subject_id, id);
create index comment_author on comment (account_id, id desc);
create index comment_waiting on comment (id) where state = 'waiting';
create index comment_thread on comment (thread_id);
comment on table comment is 'Comments under stories and items. One whose author''s account was deleted stays without a name.';
comment on column comment.subject_id is 'Number of the story or item; a story that was merged is asked for by the one it went into.';
comment on column comment.thread_id is 'The comment that began the thread; null = this one did.';
comment on column comment.parent_id is 'The comment it answers.';
comment on column comment.state is 'waiting = for a moderator, seen by its author alone; removed = by a moderator; deleted = by its author.';

create table comment_report (
  comment_id bigint not null references comment on delete cascade,
  account_id bigint not null references account on delete cascade,
  at timestamptz not null default now(),
  primary key (comment_id, account_id)
);
comment on table comment_report is 'Who wants a moderator to look at a comment; from three on it waits for one.';
