-- A centre of a region was Latin letters in Japanese, Portuguese and Spanish, but for two cities.
alter table city add column name_ja text, add column name_pt text, add column name_es text;
comment on column city.name_ja is 'Known for centres of regions and districts; null elsewhere, where the English name is shown. So name_pt and name_es.';
