-- Whether the address of an act that a measure rests on still opens.
create table measure_link (
  address text primary key,
  outcome text not null check (outcome in ('opened', 'gone', 'refused', 'silent', 'unasked')),
  http_status int,
  checked_at timestamptz not null,
  opened_at timestamptz,
  next_at timestamptz not null
);
comment on table measure_link is 'Addresses of acts of versions that wait or are published, as they answered last; an address no such version has is forgotten.';
comment on column measure_link.outcome is 'opened; gone = answered 404 or 410; refused = any other refusal of the server; silent = no such host or no answer; unasked = not an address of the public network.';
comment on column measure_link.http_status is 'What a server that refused answered; null = no answer.';
comment on column measure_link.opened_at is 'When it opened last; null = never since it is asked.';
comment on column measure_link.next_at is 'Asked again from then on while a version waits or is in force.';
create index measure_link_next on measure_link (next_at);
