alter table product add column names jsonb not null default '{}';
comment on column product.names is 'Its name by language; a language that is not there takes the column name.';
alter table product add column part_of int references product;
comment on column product.part_of is 'The product whose licence opens this one too; null = it has a licence of its own.';

update product set reference = '/summary' where id = 1 and reference = '/';
update product set names = '{"ru":"Сводка","ja":"Svodka","pt":"Svodka","es":"Svodka"}' where id = 1;
update product set names = '{"ru":"Сводка: реестры","ja":"Svodka: 登録簿","pt":"Svodka: cadastros","es":"Svodka: registros"}' where id = 2;
insert into product (id, code, name, reference, logo, part_of, names) values
  (3, 'measures', 'Svodka: measures', '/all-actions/1180665', '', 1, '{"ru":"Сводка: меры","ja":"Svodka: 施策","pt":"Svodka: medidas","es":"Svodka: medidas"}'),
  (4, 'models', 'Svodka: models', '/models/population', '', 1, '{"ru":"Сводка: модели","ja":"Svodka: モデル","pt":"Svodka: modelos","es":"Svodka: modelos"}');
