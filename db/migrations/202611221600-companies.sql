-- Accounts of the largest organisations, one row an organisation and year.
create table company_account (
  inn text not null,
  year int not null,
  name text not null,
  place_id int references place,
  okved text not null,
  revenue double precision not null,
  revenue_before double precision,
  profit double precision,
  assets double precision,
  equity double precision,
  source text not null references source,
  known_at date not null,
  primary key (inn, year)
);
create index company_account_place on company_account (place_id, year);
comment on table company_account is 'Accounts of the largest organisations of the country by revenue; unconsolidated, without banks and sole proprietors.';
comment on column company_account.inn is 'Taxpayer number, ten digits.';
comment on column company_account.name is 'As registered, without the legal form.';
comment on column company_account.place_id is 'Subject by the register; null = the published row has none.';
comment on column company_account.okved is 'Main activity, code of ОКВЭД-2 as far as it was published: 46.71.';
comment on column company_account.revenue is 'Unit: roubles of the year.';
comment on column company_account.revenue_before is 'Unit: roubles, of the year before; null or nought = not reported.';
comment on column company_account.profit is 'Unit: roubles, before tax; negative = loss.';
comment on column company_account.assets is 'Unit: roubles at the end of the year.';
comment on column company_account.equity is 'Unit: roubles at the end of the year.';
comment on column company_account.known_at is 'By rule 1 October of the year after: the day of publication is not in the file.';
