/** A small file to try the page with; its figures are made up, and its name says so. */
export function sampleFile(name: string): File {
  const rows = [
    'Регион;На дату;Показатель, %',
    'Калужская область;31.12.2019;10,1',
    'Калужская область;31.12.2020;11,2',
    'Тульская обл.;31.12.2020;12,3',
    'Респ. Татарстан;31.12.2020;10,5',
    'Питер;31.12.2020;950,0',
    'Ростов;31.12.2020;9,9',
    'Итого;31.12.2020;10,8',
  ];
  return new File([rows.join('\r\n')], `${name}.csv`);
}
