-- A kept family model says by which version of the model it is computed.
alter table family_model add column model_version int not null default 1 check (model_version > 0);
comment on column family_model.model_version is 'Version of the family model that computes it; a later version leaves it as it was.';
