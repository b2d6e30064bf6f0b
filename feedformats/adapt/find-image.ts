import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, findText, textOf } from '../parse/xml-element.ts';
import { resolveAddress } from './adapt-links.ts';

/** The picture of a feed or item wherever a format may put it; null when there is none or it says to be no picture. */
export function findImage(element: XmlElement): string | null {
  const places = [element, ...childrenOf(element, 'media:group'), ...childrenOf(element, 'media:content')];
  const address =
    firstAddress([element], 'image', ownAddress) ??
    firstAddress(places, 'media:thumbnail', linkedAddress) ??
    firstAddress(places, 'media:content', pictureAddress) ??
    firstAddress([element], 'itunes:image', linkedAddress) ??
    firstAddress([element], 'enclosure', pictureAddress) ??
    findText(element, 'logo', 'icon', 'atom:logo');
  return resolveAddress(address, element.base);
}

function firstAddress(
  places: readonly XmlElement[],
  name: string,
  addressOf: (element: XmlElement) => string | null,
): string | null {
  for (const place of places) {
    for (const child of childrenOf(place, name)) {
      const address = addressOf(child);
      if (address) return address;
    }
  }
  return null;
}

function ownAddress(image: XmlElement): string | null {
  return (
    findText(image, 'url') ??
    findAttribute(image, 'url') ??
    findAttribute(image, 'href') ??
    bareAddress(image)
  );
}

function linkedAddress(element: XmlElement): string | null {
  return findAttribute(element, 'url') ?? findAttribute(element, 'href') ?? (textOf(element) || null);
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
