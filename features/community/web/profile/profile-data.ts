import type { InputOf, OutputOf } from '#platform/web/api.ts';

/** Everything a person told of themselves. */
export type Profile = OutputOf<'people/getOwnProfile'>;

/** The part of it that the person writes. */
export function writtenOf(profile: Profile): Omit<InputOf<'people/saveProfile'>, 'version'> {
  const { firstName, lastName, workplace, position, location, skype, vk, twitter, facebook } = profile;
  const { gender, birthDate } = profile;
  return {
    firstName,
    lastName,
    workplace,
    position,
    location,
    skype,
    vk,
    twitter,
    facebook,
    gender,
    birthDate,
  };
}
