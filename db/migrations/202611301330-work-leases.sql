-- Costly work under way, of all processes together: so many places each account has. Not kept through a crash, nor on
-- replicas: losing it costs nothing.
create unlogged table work_lease (
  kind text not null,
  account_id bigint not null,
  place smallint not null,
  holder uuid not null,
  ends_at timestamptz not null,
  primary key (kind, account_id, place)
);
comment on table work_lease is 'Places that an account has for costly work under way, at all processes together';
comment on column work_lease.kind is 'What is worked on: model';
comment on column work_lease.account_id is 'Whose work it is; an account that is deleted meanwhile leaves nothing but a place that ends';
comment on column work_lease.place is 'Which of the account''s places, from 1';
comment on column work_lease.holder is 'Run that has the place: who gives it back must be the same';
comment on column work_lease.ends_at is 'When the place is free again though nobody gave it back: its process died';
