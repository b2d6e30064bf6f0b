import { Parser } from 'htmlparser2';
import { RefusedFile } from '../foreign/foreign-file.ts';

/** Takes an XML text as it goes by; names come without their prefix. */
export interface XmlWalker {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

const stepLength = 65_536;
/** Elements inside one another: a sheet has eight. */
const deepest = 30;
/** Elements of one part: four for each cell that a table may have. */
const maxElements = 1_000_000;

/** Reads an XML text once, forward, entities of a document type unread; ends where enough is seen. What is not closed is refused. */
export function walkXml(xml: string, walker: XmlWalker, isEnough: () => boolean = () => false): void {
  let depth = 0;
  let elements = 0;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        elements += 1;
        if (depth > deepest) throw new RefusedFile('too_deep');
        if (elements > maxElements) throw new RefusedFile('too_heavy');
        walker.open(localName(name), attributes);
      },
      ontext: (text) => walker.text(text),
      onclosetag(name, isImplied) {
        depth -= 1;
        // Before the end of the text something closed it; at the end nobody did.
        if (isImplied && isWhole) throw new RefusedFile('archive');
        walker.close(localName(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length; at += stepLength) {
    parser.write(xml.slice(at, at + stepLength));
    if (isEnough()) return;
  }
  isWhole = true;
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
