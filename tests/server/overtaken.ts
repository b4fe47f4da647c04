import type { App } from '#server/app.ts';

/** The application for a call that something overtakes: the change is over just before its first transaction begins. */
export function overtakenBy(app: App, change: () => Promise<unknown>): App {
  let changed: Promise<unknown> | undefined;
  const tx: typeof app.db.tx = async (work) => {
    await (changed ??= change());
    return app.db.tx(work);
  };
  return { ...app, db: { ...app.db, tx } };
}
