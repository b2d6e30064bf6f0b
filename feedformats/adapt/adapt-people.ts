import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findText, textOf } from '../parse/xml-element.ts';
import { resolveAddress } from './adapt-links.ts';
import type { FeedPerson } from './feed.ts';

/** People of an element under these names, in their order, each once; `Name <mail>` and `mail (Name)` are taken apart. */
export function adaptPeople(element: XmlElement, ...names: readonly string[]): FeedPerson[] {
  const people = names
    .flatMap((name) => childrenOf(element, name))
    .flatMap((each) => adaptPerson(each) ?? []);
  return [...new Map(people.map((person) => [`${person.name}|${person.email}`, person])).values()];
}

function adaptPerson(element: XmlElement): FeedPerson | null {
  const parts = element.children.some((child) => typeof child !== 'string');
  if (!parts) return readPerson(textOf(element));
  const name = findText(element, 'name', 'itunes:name', 'atom:name', 'foaf:name');
  const email = findText(element, 'email', 'itunes:email', 'atom:email');
  const url = resolveAddress(findText(element, 'uri', 'url', 'homepage', 'atom:uri'), element.base);
  return (name ?? email ?? url) ? { name, email, url } : readPerson(textOf(element));
}

/** One line that names a person, an address of mail, or both; null when empty. */
export function readPerson(line: string): FeedPerson | null {
  const text = line.slice(0, 500).replaceAll(/\s+/g, ' ').trim();
  if (text === '') return null;
  const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/.exec(text)?.[0] ?? null;
  if (email === null) return { name: text, email: null, url: null };
  const rest = text
    .replace(email, '')
    .slice(0, 1_000)
    .replace(/mailto:/i, '')
    .replaceAll(/[<([]\s*[>)\]]/g, '')
    .replaceAll(/^[\s(<[,;-]+|[\s)>\],;-]+$/g, '')
    .trim();
  return { name: rest || null, email, url: null };
}
