import type { Recipe } from './recipe.ts';

/** Columns without which records say nothing: a source that lacks one was changed. */
export function neededColumns({ place, period, figures, entities }: Recipe): Set<string> {
  if (entities)
    return new Set([
      ...entities.names,
      ...Object.values(entities.numbers),
      ...Object.keys(entities.where),
      ...Object.values(entities.accounts ?? {}),
    ]);
  return new Set([
    ...(place.column === undefined || place.always !== undefined ? [] : [place.column]),
    period.column,
    ...figures.flatMap(({ value, where, divideBy }) => [
      value,
      ...Object.keys(where),
      ...(divideBy === undefined ? [] : [divideBy]),
    ]),
  ]);
}

/** Every column that a recipe names. */
export function columnsOf(recipe: Recipe): Set<string> {
  const { place, figures, entities, newest, knownAt } = recipe;
  const cuts = figures.flatMap(({ dims }) =>
    Object.values(dims).flatMap((rule) => (typeof rule === 'string' ? [] : [rule.column])),
  );
  const ofEntities = entities
    ? [...Object.values(entities.facts), entities.starts, entities.ends, entities.link]
    : [];
  const others = [place.column, newest?.column, typeof knownAt === 'string' ? undefined : knownAt.column];
  return new Set(
    [...neededColumns(recipe), ...cuts, ...ofEntities, ...others].filter((column) => column !== undefined),
  );
}
