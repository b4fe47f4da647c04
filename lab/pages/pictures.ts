/** npm run lab -- pictures SET [FOLDER]: takes one set of pictures, with a module for each. */
const sets: Record<string, () => Promise<unknown>> = {
  public: () => import('./public-pictures.ts'),
  portal: () => import('./portal-pictures.ts'),
  readme: () => import('./readme-pictures.ts'),
  setup: () => import('./setup-pictures.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const take = Object.hasOwn(sets, name) ? sets[name] : undefined;
if (take) await take();
else {
  console.error(`Usage: npm run lab -- pictures ${Object.keys(sets).join('|')} [FOLDER]`);
  process.exitCode = 2;
}
