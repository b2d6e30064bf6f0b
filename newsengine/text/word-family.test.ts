import { expect, test } from 'vitest';
import type { LanguageCode } from './language-code.ts';
import { formsOfWord } from './word-family.ts';

/** A word, its forms, and words that look like it and are others. */
const pairs: readonly (readonly [LanguageCode, string, string, string])[] = [
  ['ru', 'флойд', 'флойда флойду флойдом флойде', 'флойдовский'],
  ['ru', 'флойда', 'флойд флойдом', ''],
  ['ru', 'мир', 'мира миру миром мире миры', 'мирный мировой мирового мирра'],
  ['ru', 'путин', 'путина путину путиным путине', 'путинский путь'],
  ['ru', 'зеленский', 'зеленского зеленскому зеленским зеленском', 'зелень зеленый'],
  ['ru', 'война', 'войны войне войну войной войн войнам', 'воин военный'],
  ['ru', 'банк', 'банка банку банком банке банки банков банкам', 'банкой банкир банкет банковский'],
  ['ru', 'отец', 'отца отцу отцом отце отцы отцов', 'отечество'],
  ['ru', 'замок', 'замка замку замком замки замков', 'заметка'],
  ['ru', 'боец', 'бойца бойцом бойцы бойцов', 'бой'],
  ['ru', 'кошка', 'кошки кошке кошку кошкой кошек', 'кошмар'],
  ['ru', 'окно', 'окна окну окном окон', 'около'],
  ['ru', 'песня', 'песни песню песней песен песням', 'песок'],
  ['ru', 'день', 'дня днем дни дней', 'деньги'],
  ['ru', 'болезнь', 'болезни болезнью болезней', 'болезненный'],
  ['ru', 'пандемия', 'пандемии пандемию пандемией', 'пандемический'],
  ['ru', 'время', 'времени временем времена', 'временный'],
  ['ru', 'человек', 'человека люди людей людьми', 'человеческий'],
  ['ru', 'россиянин', 'россиянина россияне россиян россиянам', 'россия'],
  ['ru', 'московский', 'московского московская московской московские', 'москва москвич'],
  ['ru', 'церковь', 'церкви церковью церквей', 'церковный'],
  ['ru', 'иванов', 'иванова ивановым ивановы', 'иван'],
  ['ru', 'запретить', 'запретил запретила запретят', 'запрет'],
  ['ru', 'голосовать', 'голосовал голосовали', 'голос'],
  ['ru', 'судья', 'судьи судье судью судьей', 'суд судно суда'],
  ['ru', 'китай', 'китая китаю китаем китае', 'китаец китайский'],
  ['en', 'war', 'wars', 'ward warm'],
  ['en', 'child', 'children', 'childish'],
  ['en', 'city', 'cities', 'citizen'],
  ['en', 'protest', 'protests protested protesting', 'protestant'],
  ['en', 'police', '', 'policy policies'],
  ['en', 'election', 'elections', 'elect electric'],
  ['en', 'elections', 'election', 'elected'],
  ['en', 'news', '', 'new'],
  ['en', 'vaccine', 'vaccines vaccined', 'vaccination'],
  ['es', 'eleccion', 'elecciones', 'elector'],
  ['es', 'casa', 'casas', 'caso casos'],
  ['es', 'paz', 'paces', 'pazo'],
  ['es', 'medico', 'medicos medica medicas', 'medida'],
  ['es', 'vacunar', 'vacunan vacunado vacunadas vacunaron', 'vacunacion'],
  ['es', 'jugador', 'jugadores jugadora', 'jugada'],
  ['pt', 'eleicao', 'eleicoes', 'eleitor'],
  ['pt', 'eleicoes', 'eleicao', ''],
  ['pt', 'hospital', 'hospitais', 'hospitalar'],
  ['pt', 'homem', 'homens', 'homenagem'],
  ['pt', 'mulher', 'mulheres', 'mulheril'],
  ['pt', 'casa', 'casas', 'caso casos casal'],
];

test.each(pairs)('%s: «%s» has its forms and no other word', (language, word, forms, others) => {
  const found = formsOfWord(word, language);
  const list = (line: string) => line.split(' ').filter(Boolean);
  expect(list(forms).filter((form) => !found.has(form))).toEqual([]);
  expect(list(others).filter((other) => found.has(other))).toEqual([]);
  expect(found.has(word)).toBe(true);
});
