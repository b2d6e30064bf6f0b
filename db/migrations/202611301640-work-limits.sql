-- How much costly work the whole installation does at once, where an operator has said it; what stands in the program otherwise.
create table work_limit (
  kind text primary key check (kind in ('model', 'speech', 'picture', 'print')),
  at_once smallint not null check (at_once between 1 and 1000)
);
comment on table work_limit is 'Costly work that may be under way at once at all processes together, set by an operator; a kind without a row has the number of the program';
comment on column work_limit.kind is 'What is worked on; model counts the runs of one account, the others those of everybody';
comment on column work_limit.at_once is 'How many at once';
comment on table work_lease is 'Places for costly work under way, at all processes together';
comment on column work_lease.kind is 'What is worked on: model, speech, picture, print';
comment on column work_lease.account_id is 'Whose work it is, 0 for places that everybody shares; an account that is deleted meanwhile leaves nothing but a place that ends';
comment on column work_lease.ends_at is 'When the place is free again though nobody gave it back: its process died. Put off while it works';
