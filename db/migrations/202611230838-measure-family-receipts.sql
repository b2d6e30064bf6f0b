-- A measure of the economy promises too: what it is worth to the families of a region.
alter table measure_receipt
  add column effect jsonb,
  drop constraint measure_receipt_kind_check,
  drop constraint measure_receipt_check1,
  add constraint measure_receipt_kind check (kind in ('epidemic', 'family', 'none')),
  add constraint measure_receipt_weeks check (kind <> 'epidemic' or (bands is not null and starts < last_day)),
  add constraint measure_receipt_effect check ((kind = 'family') = (effect is not null)),
  add constraint measure_receipt_inputs check (kind = 'none' or inputs is not null);
comment on column measure_receipt.effect is 'Of a family promise: people lifted over the minimum, its cost and the cost a person lifted in roubles a month, the share under the minimum after it; q05, q50, q95 each, the cost a person null where most runs lift nobody.';
comment on column measure_receipt.low is 'Assumed lowest, high: highest, per cent: reduction of contacts, or of those entitled who claim.';
