import postcss, { type ChildNode, type Container, type Rule } from 'postcss';

/** One sheet as two that do together what it did alone. */
export interface PartedStyle {
  first: string;
  later: string;
}

const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Parts a sheet: a rule is for later where `isLater` says so of a class it names; what names no class stands first. The
 * order inside each part stays. Rules keep their weight against one another as long as whatever stands first needs
 * nothing of later, since a style that overrides another comes after what it is made of.
 */
export function partStyle(css: string, isLater: (name: string) => boolean): PartedStyle {
  const root = postcss.parse(css, { from: undefined });
  const kept = (wanted: boolean): string => {
    const copy = root.clone();
    prune(copy, (name) => isLater(name) === wanted, wanted);
    return copy.toString();
  };
  return { first: kept(false), later: kept(true) };
}

/** Takes out what does not belong: `isOwn` is asked of the name of a class or of a movement; `isLater` of what has none. */
function prune(box: Container<ChildNode>, isOwn: (name: string) => boolean, isLater: boolean): void {
  box.each((node) => {
    if (node.type === 'rule') keepSelectors(node, isOwn, isLater);
    else if (node.type === 'atrule' && /keyframes$/.test(node.name)) {
      if (!isOwn(node.params)) node.remove();
    } else if (node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl')) {
      prune(node as Container<ChildNode>, isOwn, isLater);
      if (node.nodes.length === 0) node.remove();
    } else if (isLater) node.remove();
  });
}

function keepSelectors(rule: Rule, isOwn: (name: string) => boolean, isLater: boolean): void {
  const own = rule.selectors.filter((selector) => {
    const names = [...selector.matchAll(className)].map(([, name]) => name!);
    if (names.length === 0) return !isLater;
    // Of several classes one that comes later makes the rule come later.
    return isLater ? names.some(isOwn) : names.every(isOwn);
  });
  if (own.length === 0) rule.remove();
  else if (own.length < rule.selectors.length) rule.selectors = own;
}
