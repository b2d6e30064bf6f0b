/** Texts of what was limited. This file is the type: every other language has the same keys. */
export const messages = {
  RegionLimits_After:
    'Источники описывают ограничения до\u00A0{day}; что действует позже, нам не\u00A0известно.',
  RegionLimits_Country: 'В\u00A0стране',
  RegionLimits_Empty: 'О\u00A0действующих {day} ограничениях источникам ничего не\u00A0известно.',
  RegionLimits_Level: 'уровень {level, number} из\u00A0{highest, number}',
  RegionLimits_Link: '{site}, {day}',
  RegionLimits_NoneOwn: 'Открытых сведений о\u00A0своих ограничениях на\u00A0этот день нет.',
  RegionLimits_Reported: 'сообщено {day}, об\u00A0отмене не\u00A0сообщалось',
  RegionLimits_Scope_general: 'вся страна',
  RegionLimits_Scope_targeted: 'часть страны',
  RegionLimits_Since: 'с\u00A0{day}',
  RegionLimits_Strictest:
    'Самая строгая мера, действующая где-либо в\u00A0стране: о\u00A0данном регионе она не\u00A0говорит.',
  RegionLimits_Sub: 'Действовали {day}',
  RegionLimits_Title: 'Ограничения',
} as const;
