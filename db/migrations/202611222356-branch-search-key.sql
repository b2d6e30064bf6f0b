-- Names of branches are found in any case of any script: the key is written by the application, as a database's own small letters depend on its locale.
alter table custom_branch drop column named;
alter table custom_branch add column search_key text not null default '';
update custom_branch set search_key = case kind
  when 'education' then 'образование education 教育 educacao educacion'
  when 'pharma' then 'фармацевтика pharmaceuticals 医薬品 farmaceutica industria farmaceutica'
  else 'кабельная промышленность cable industry 電線・ケーフル産業 industria de cabos industria del cable' end
 where is_shipped;
comment on column custom_branch.search_key is 'All its names as they are compared in a search (small letters, no accents); empty for one that was never saved since.';
