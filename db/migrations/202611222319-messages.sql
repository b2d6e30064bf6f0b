-- What two people write to each other.
create table message (
  id bigint generated always as identity primary key,
  sender_id bigint not null references account on delete cascade,
  receiver_id bigint not null references account on delete cascade,
  text text not null check (length(text) between 1 and 4000),
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  check (sender_id <> receiver_id)
);
create index message_pair on message (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc);
create index message_unread on message (receiver_id, sender_id) where read_at is null;
create index message_sender on message (sender_id);
comment on table message is 'Messages from one person to another; they go with either account.';
comment on column message.read_at is 'When the receiver opened the conversation; null = unread.';

create table conversation (
  lower_id bigint not null references account on delete cascade,
  upper_id bigint not null references account on delete cascade,
  last_id bigint not null,
  primary key (lower_id, upper_id),
  check (lower_id < upper_id)
);
create index conversation_upper on conversation (upper_id, last_id desc);
create index conversation_lower on conversation (lower_id, last_id desc);
comment on table conversation is 'Pairs who wrote to each other, with their newest message; the smaller number first.';

create table message_report (
  message_id bigint not null references message on delete cascade,
  account_id bigint not null references account on delete cascade,
  reason text not null,
  at timestamptz not null default now(),
  settled_by bigint references account on delete set null,
  settled_at timestamptz,
  primary key (message_id, account_id)
);
create index message_report_open on message_report (at) where settled_at is null;
comment on table message_report is 'Messages that their receiver wants a moderator to look at; nobody else reads a message.';
