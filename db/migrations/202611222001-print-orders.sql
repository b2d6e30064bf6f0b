-- PDFs of pages: ordered by a person, printed beside requests, kept for a day.
create table print_order (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  address text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'printing', 'ready', 'failed', 'cancelled')),
  progress int not null default 0 check (progress between 0 and 100),
  reason text check (reason in ('too_slow', 'refused', 'broken', 'lost')),
  ticket_hash text unique,
  ticket_until timestamptz,
  pdf bytea,
  asked_at timestamptz not null default now(),
  began_at timestamptz,
  check ((state = 'ready') = (pdf is not null)),
  check ((state = 'failed') = (reason is not null))
);
create index print_order_account on print_order (account_id, asked_at);
comment on table print_order is 'Pages that somebody wants as a PDF; a row goes with its file a day after it was asked for.';
comment on column print_order.address is 'Path and choices of the page from the language on.';
comment on column print_order.progress is 'Percent of the way.';
comment on column print_order.ticket_hash is 'SHA-256 of the ticket with which the browser may open this one address once, as this account; null once used.';
comment on column print_order.pdf is 'The file, up to some megabytes.';
comment on column print_order.asked_at is 'The system''s time, not the clock''s of the data.';
