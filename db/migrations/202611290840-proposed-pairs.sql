-- Pairs that may be one, found by a job: the desk reads them ready.

create table entity_proposal (
  place int primary key,
  one_id int not null references entity on delete cascade,
  other_id int not null references entity on delete cascade,
  why text not null check (why in ('name', 'kind', 'surname')),
  one_headlines int not null,
  other_headlines int not null,
  shared int not null,
  one_statements int not null,
  other_statements int not null,
  one_example text,
  other_example text
);
comment on table entity_proposal is 'Pairs of entities that may be one, for an editor to say; made anew with the counts of mentions.';
comment on column entity_proposal.place is 'Its place in the queue: those most written of first.';
comment on column entity_proposal.shared is 'Stories whose headlines name both.';
comment on column entity_proposal.one_statements is 'How much registers say of it.';
comment on column entity_proposal.one_example is 'Its newest headline; null = none.';
