import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A node of the syntax tree, as the parser gives it. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** What a function does with a value: the fields it reads, and whether it hands it to something that cannot be followed. */
interface Reads {
  fields: Set<string>;
  isOpaque: boolean;
}

interface Module {
  path: string;
  body: Node[];
  /** Local name → the file and the name it was imported from; `*` = the whole file. */
  imports: Map<string, { path: string; name: string }>;
  functions: Map<string, Node>;
}

const modules = new Map<string, Module | null>();

/** The handlers of a file: call → its function and the file it stands in. */
export function handlersOf(path: string): Map<string, { node: Node; module: string }> {
  const found = new Map<string, { node: Node; module: string }>();
  const module = openModule(path);
  if (!module) return found;
  visit(module.body, (node) => {
    const annotated = (node['id'] as { typeAnnotation?: unknown } | undefined)?.typeAnnotation;
    if (node.type !== 'VariableDeclarator' || !JSON.stringify(annotated ?? '').includes('"Routes"')) return;
    const init = node['init'] as Node | null;
    if (init?.type !== 'ObjectExpression') return;
    for (const property of init['properties'] as Node[]) {
      if (property.type !== 'Property') continue;
      const key = property['key'] as { name?: string; value?: string };
      found.set(key.value ?? key.name ?? '', { node: property['value'] as Node, module: path });
    }
  });
  return found;
}

/** The fields of its input that a handler reads, followed through every function of ours it hands the input to. */
export function readsOf({ node, module }: { node: Node; module: string }): Reads {
  const reads: Reads = { fields: new Set(), isOpaque: false };
  const home = openModule(module)!;
  const handler = isFunction(node) ? { node, module: home } : resolve(node, home);
  if (handler === null) reads.isOpaque = true;
  else follow(handler.node, 0, handler.module, { reads, seen: new Set() });
  return reads;
}

interface Walk {
  reads: Reads;
  seen: Set<Node>;
}

/** Notes what a function reads of its parameter at that place. */
function follow(fn: Node, at: number, module: Module, walk: Walk): void {
  const parameter = (fn['params'] as Node[])[at];
  if (parameter === undefined || walk.seen.has(fn)) return;
  walk.seen.add(fn);
  const names = new Set<string>();
  takeApart(parameter, names, walk.reads);
  if (names.size > 0) followNames(fn['body'], names, module, walk);
}

/** Notes the fields a pattern names; what keeps the value whole (a name, a rest) goes into `names`. */
function takeApart(pattern: Node, names: Set<string>, reads: Reads): void {
  if (pattern.type === 'Identifier') names.add(pattern['name'] as string);
  else if (pattern.type === 'AssignmentPattern') takeApart(pattern['left'] as Node, names, reads);
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern['properties'] as Node[]) {
      if (property.type === 'RestElement') takeApart(property['argument'] as Node, names, reads);
      else reads.fields.add(nameOf(property['key'] as Node));
    }
  else reads.isOpaque = true;
}

function followNames(body: unknown, names: Set<string>, module: Module, walk: Walk): void {
  const is = (node: unknown): boolean =>
    (node as Node | null)?.type === 'Identifier' && names.has((node as Node)['name'] as string);
  const spreads = (node: Node | null): boolean =>
    node?.type === 'ObjectExpression' &&
    (node['properties'] as Node[]).some(
      (property) => property.type === 'SpreadElement' && is(property['argument']),
    );
  const handled = new Set<unknown>();
  // Names that stand for the whole value are found first, wherever they are declared.
  for (let size = -1; size !== names.size;) {
    size = names.size;
    visit(body, (node) => {
      if (node.type !== 'VariableDeclarator') return;
      const init = node['init'] as Node | null;
      if (!is(init) && !spreads(init)) return;
      takeApart(node['id'] as Node, names, walk.reads);
    });
  }
  visit(body, (node) => {
    if (node.type === 'VariableDeclarator' && (is(node['init']) || spreads(node['init'] as Node | null)))
      markHandled(node['init'] as Node, handled);
    if (node.type === 'MemberExpression' && is(node['object'])) {
      handled.add(node['object']);
      if (node['computed'] === true) walk.reads.isOpaque = true;
      else walk.reads.fields.add(nameOf(node['property'] as Node));
    }
    if (node.type !== 'CallExpression') return;
    (node['arguments'] as Node[]).forEach((argument, at) => {
      if (!is(argument) && !spreads(argument)) return;
      markHandled(argument, handled);
      const callee = resolve(node['callee'] as Node, module);
      if (callee === null) walk.reads.isOpaque = true;
      else follow(callee.node, at, callee.module, walk);
    });
  });
  visit(body, (node, parent) => {
    if (!is(node) || handled.has(node) || isOnlyAName(node, parent)) return;
    walk.reads.isOpaque = true;
  });
}

/** The identifier itself, or the ones an object spreads, are accounted for. */
function markHandled(node: Node, handled: Set<unknown>): void {
  handled.add(node);
  if (node.type !== 'ObjectExpression') return;
  for (const property of node['properties'] as Node[])
    if (property.type === 'SpreadElement') handled.add(property['argument']);
}

/** An identifier that is the name of a property or of a declaration, not the value. */
function isOnlyAName(node: Node, parent: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type === 'Property') return parent['key'] === node && parent['shorthand'] !== true;
  if (parent.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true;
  return parent.type === 'VariableDeclarator' && parent['id'] === node;
}

/** The function a name stands for, here or where it was imported from; null where it cannot be told. */
function resolve(callee: Node, module: Module): { node: Node; module: Module } | null {
  if (callee.type === 'Identifier') return findFunction(callee['name'] as string, module);
  if (callee.type !== 'MemberExpression') return null;
  const namespace = module.imports.get(((callee['object'] as Node)['name'] as string | undefined) ?? '');
  const other = namespace?.name === '*' ? openModule(namespace.path) : null;
  return other ? findFunction(nameOf(callee['property'] as Node), other) : null;
}

function findFunction(name: string, module: Module): { node: Node; module: Module } | null {
  const own = module.functions.get(name);
  if (own) return { node: own, module };
  const imported = module.imports.get(name);
  const other = imported && imported.name !== '*' ? openModule(imported.path) : null;
  return other ? findFunction(imported!.name, other) : null;
}

function openModule(path: string): Module | null {
  if (!modules.has(path)) modules.set(path, readModule(path));
  return modules.get(path)!;
}

function readModule(path: string): Module | null {
  const file = join(root, path);
  if (!existsSync(file)) return null;
  const statements: unknown[] = parseSync(file, readFileSync(file, 'utf8')).program.body;
  const body = statements.filter(isNode);
  const module: Module = { path, body, imports: new Map(), functions: new Map() };
  for (const statement of body) {
    const source = (statement['source'] as { value: string } | null)?.value;
    if (source !== undefined) noteImports(statement, addressOf(source, path), module);
    noteFunctions((statement['declaration'] as Node | null) ?? statement, module);
  }
  return module;
}

/** Imports, and what is handed on from another file under a name. */
function noteImports(statement: Node, path: string, { imports }: Module): void {
  for (const specifier of (statement['specifiers'] as Node[] | undefined) ?? []) {
    const local = nameOf((specifier['local'] ?? specifier['exported']) as Node);
    const given = specifier.type === 'ExportSpecifier' ? specifier['local'] : specifier['imported'];
    const exported = specifier.type === 'ExportSpecifier' ? nameOf(specifier['exported'] as Node) : local;
    imports.set(exported, { path, name: given ? nameOf(given as Node) : '*' });
  }
}

function noteFunctions(statement: Node, { functions }: Module): void {
  if (statement.type === 'FunctionDeclaration') functions.set(nameOf(statement['id'] as Node), statement);
  if (statement.type !== 'VariableDeclaration') return;
  for (const { id, init } of statement['declarations'] as { id: Node; init: Node | null }[])
    if (init && isFunction(init)) functions.set(nameOf(id), init);
}

function addressOf(source: string, from: string): string {
  const path = source.startsWith('#') ? source.slice(1) : normalize(join(dirname(from), source));
  return path.replaceAll('\\', '/');
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

function nameOf(node: Node): string {
  return String(node['name'] ?? node['value']);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(
  tree: unknown,
  see: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  if (Array.isArray(tree)) {
    for (const each of tree) visit(each, see, parent);
    return;
  }
  if (tree === null || typeof tree !== 'object') return;
  const node = isNode(tree) ? tree : null;
  if (node) see(node, parent);
  for (const value of Object.values(tree as Record<string, unknown>))
    if (typeof value === 'object') visit(value, see, node ?? parent);
}
