import type { App } from '#server/app.ts';

/** Returns an App for a call that loses a race: `change` completes right before the call's first transaction begins. */
export function overtakenBy(app: App, change: () => Promise<unknown>): App {
  let changed: Promise<unknown> | undefined;
  const tx: typeof app.db.tx = async (work) => {
    await (changed ??= change());
    return app.db.tx(work);
  };
  return { ...app, db: { ...app.db, tx } };
}
