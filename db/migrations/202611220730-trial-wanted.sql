alter table account add column trial_wanted int references product;
comment on column account.trial_wanted is 'Product whose trial starts with the first sign-in; null = none was asked for, or it has started.';
