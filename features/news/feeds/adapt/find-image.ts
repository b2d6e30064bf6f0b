import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, findText, textOf } from '../parse/xml-element.ts';
import { resolveAddress } from './adapt-links.ts';

/** The picture of a feed or item wherever a format may put it; null when there is none or it says to be no picture. */
export function findImage(element: XmlElement): string | null {
  const places = [element, ...childrenOf(element, 'media:group'), ...childrenOf(element, 'media:content')];
  const candidates = [
    ...childrenOf(element, 'image').map(
      (image) =>
        findText(image, 'url') ??
        findAttribute(image, 'url') ??
        findAttribute(image, 'href') ??
        bareAddress(image),
    ),
    ...places
      .flatMap((place) => childrenOf(place, 'media:thumbnail'))
      .map((thumbnail) => findAttribute(thumbnail, 'url') ?? textOf(thumbnail)),
    ...places.flatMap((place) => childrenOf(place, 'media:content')).map(pictureAddress),
    ...childrenOf(element, 'itunes:image').map(
      (image) => findAttribute(image, 'href') ?? findAttribute(image, 'url') ?? textOf(image),
    ),
    ...childrenOf(element, 'enclosure').map(pictureAddress),
    findText(element, 'logo', 'icon', 'atom:logo'),
  ];
  return resolveAddress(
    candidates.find((candidate) => candidate),
    element.base,
  );
}

function pictureAddress(element: XmlElement): string | null {
  const isPicture =
    (findAttribute(element, 'type') ?? '').startsWith('image/') ||
    findAttribute(element, 'medium') === 'image';
  return isPicture ? findAttribute(element, 'url') : null;
}

function bareAddress(image: XmlElement): string | null {
  const text = textOf(image);
  return /^https?:\/\/\S+$/.test(text) ? text : null;
}
