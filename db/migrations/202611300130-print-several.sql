-- One PDF of several tabs of a dossier: a ticket for each of its pages, one after another.
alter table print_order
  add column more text[] not null default '{}',
  add column opens text;
comment on column print_order.more is 'Further pages of the same dossier, in the order they are printed in; each as address.';
comment on column print_order.opens is 'The page that the ticket issued last opens; null: address.';
