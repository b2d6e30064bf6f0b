-- What people tell of themselves, who sees it, and who is whose friend.
create table person (
  account_id bigint primary key references account on delete cascade,
  version int not null default 1,
  gender text check (gender in ('female', 'male')),
  birth_date date,
  workplace text not null default '',
  position text not null default '',
  location text not null default '',
  phone text not null default '',
  skype text not null default '',
  twitter text not null default '',
  vk text not null default '',
  facebook text not null default '',
  see_profile smallint not null default 1 check (see_profile between 0 and 3),
  see_birth_date smallint not null default 3 check (see_birth_date between 0 and 3),
  see_career smallint not null default 1 check (see_career between 0 and 3),
  see_contacts smallint not null default 2 check (see_contacts between 0 and 3),
  see_accounts smallint not null default 2 check (see_accounts between 0 and 3),
  see_friends smallint not null default 2 check (see_friends between 0 and 3),
  see_subscriptions smallint not null default 3 check (see_subscriptions between 0 and 3),
  see_comments smallint not null default 1 check (see_comments between 0 and 3),
  see_important_news smallint not null default 2 check (see_important_news between 0 and 3),
  see_friend_added smallint not null default 2 check (see_friend_added between 0 and 3),
  see_messages smallint not null default 2 check (see_messages between 0 and 3)
);
comment on table person is 'What an account tells of itself beside its name; a row comes with every account. see_…: who sees it, 0 everyone, 1 signed in, 2 friends, 3 nobody else.';
comment on column person.version is 'Raised by each change of the fields, so that two devices do not overwrite each other.';
comment on column person.phone is 'International, + and digits; empty = none.';
comment on column person.see_profile is 'Who opens the page and finds the person by name.';
comment on column person.see_messages is 'Who may write to the person.';
insert into person (account_id) select id from account;
create function person_of_account() returns trigger language plpgsql as
  'begin insert into person (account_id) values (new.id) on conflict do nothing; return null; end';
create trigger account_person after insert on account for each row execute function person_of_account();

create table person_picture (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('photo', 'background')),
  key uuid not null unique default gen_random_uuid(),
  picture bytea not null,
  primary key (account_id, kind)
);
comment on table person_picture is 'Photo and background of a person, cut and written anew here as WebP.';
comment on column person_picture.key is 'Names the picture in its address; nobody can guess it, and a new picture has a new one.';

create table friendship (
  lower_id bigint not null references account on delete cascade,
  upper_id bigint not null references account on delete cascade,
  asked_by bigint not null references account on delete cascade,
  asked_at timestamptz not null default now(),
  since timestamptz,
  primary key (lower_id, upper_id),
  check (lower_id < upper_id),
  check (asked_by in (lower_id, upper_id))
);
create index friendship_upper on friendship (upper_id);
comment on table friendship is 'Two people of whom one asked the other to be friends; one row a pair, the smaller number first.';
comment on column friendship.since is 'When the other one agreed; null = still asked.';

create table person_block (
  account_id bigint not null references account on delete cascade,
  blocked_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);
comment on table person_block is 'Whom a person does not want to hear of: they neither see the person nor write to them.';

alter table account add column delete_after timestamptz;
create index account_delete on account (delete_after) where delete_after is not null;
comment on column account.delete_after is 'Set while its owner wants it deleted: until then signing in takes that back, afterwards a job deletes it. Null = lives.';

-- How close a viewer stands to a person, in the numbers of see_…: 3 the person, 2 a friend, 1 signed in, 0 anybody; -1 blocked by the person.
create function closeness(viewer bigint, owner bigint) returns int language sql stable as $$
  select case
    when viewer = owner then 3
    when viewer is null then 0
    when exists(select 1 from person_block b where b.account_id = owner and b.blocked_id = viewer) then -1
    when exists(select 1 from friendship f
                 where f.lower_id = least(viewer, owner) and f.upper_id = greatest(viewer, owner) and f.since is not null) then 2
    else 1 end
$$;
