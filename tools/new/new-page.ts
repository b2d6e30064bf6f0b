import { locales } from '#platform/shared/locales.ts';
import { addToObject } from './edit-source.ts';
import { camel, kebab } from './names.ts';
import { RefusedError, type Tree } from './tree.ts';

const registry = 'app/routes/page-registry.ts';
const table = 'app/routes/route-table.ts';

/** A page of a room at an address of its own, with its title in the five languages, in the order of `locales`. */
export function newPage(
  tree: Tree,
  room: string,
  name: string,
  { folder = '', titles = [] }: { folder?: string; titles?: readonly string[] } = {},
): string {
  if (!/^[A-Z]\w*$/.test(name) || name.endsWith('Page'))
    throw new RefusedError(`A page is named like Products; the file becomes ProductsPage.tsx.`);
  if (!tree.has(`features/${room}/contract.ts`) && !tree.has(`features/${room}/web`))
    throw new RefusedError(`There is no room ${room}. Make it first:  npm run new -- room ${room}`);
  const routeName = camel(kebab(name));
  const file = `features/${room}/web/${folder === '' ? '' : `${folder}/`}${name}Page.tsx`;
  if (new RegExp(`name: '${routeName}'`).test(tree.read(table)))
    throw new RefusedError(`${routeName} has a page of its own already (${table}).`);
  addAddress(tree, routeName, name, file, titles);
  const titleKey = new RegExp(`name: '${routeName}'.*titleKey: '(\\w+)'`).exec(tree.read(table))?.[1];
  tree.add(`${file.replace('.tsx', '.module.css')}`, sheet);
  tree.add(file, pageOf(name, titleKey ?? 'App_ShortName'));
  return `The page stands at /${kebab(name)}; access, title and layout are its line of ${table}.`;
}

function addAddress(
  tree: Tree,
  routeName: string,
  name: string,
  file: string,
  titles: readonly string[],
): void {
  if (titles.length !== locales.length)
    throw new RefusedError(
      `A new address needs its title in ${locales.join(', ')}:  npm run new -- page <room> ${name} 'Продукция' 'Products' '製品' 'Produtos' 'Productos'`,
    );
  const line = `{ name: '${routeName}', path: '${kebab(name)}', page: '${routeName}Page', access: 'licensed', titleKey: 'Titles_${name}' },`;
  const gallery = "  { name: 'gallery'";
  tree.change(table, (text) => text.replace(gallery, () => `  ${line}\n${gallery}`));
  tree.change(registry, (text) => addToObject(text, 'pageFiles', `${routeName}Page: '${file}'`));
  for (const [at, locale] of locales.entries())
    tree.change(`features/shell/messages/${locale}.ts`, (text) =>
      addToObject(text, 'messages', `Titles_${name}: ${JSON.stringify(titles[at])}`),
    );
}

/** Room above and below; what else stands in a sheet comes from the tokens too. */
const sheet = `.page {
  padding: var(--s5) 0 var(--s9);
}
`;

function pageOf(name: string, titleKey: string): string {
  return `import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import styles from './${name}Page.module.css';

interface ${name} {
  path: string;
}

// Calls go through \`api\`: api.call('group/verb', {…}).
const load: LoadPage<${name}> = async ({ url }) => ({ path: url.pathname });
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What a person does here. */
export default function ${name}Page() {
  const t = useText();
  const { path } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.title}>{t('${titleKey}')}</h1>
      <p>{path}</p>
    </main>
  );
}
`;
}
