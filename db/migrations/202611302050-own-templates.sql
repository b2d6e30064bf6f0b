-- What somebody said of a file, offered when a file of the same shape comes again.
create table own_template (
  account_id bigint not null references account on delete cascade,
  shape text not null check (char_length(shape) between 1 and 64),
  file_name text not null check (char_length(file_name) <= 200),
  choices jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, shape)
);
comment on table own_template is 'What an account said of its files, one for each shape of a file: the next file of that shape can be read the same way.';
comment on column own_template.shape is 'Fingerprint of the header as the file is read without being told anything, its digits made equal.';
comment on column own_template.file_name is 'Of the file that it was last saved from.';
comment on column own_template.choices is 'Encoding, signs, columns, names and units; never values or corrections.';
