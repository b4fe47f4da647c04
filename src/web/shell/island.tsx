import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '#web/islands/index.ts';

/**
 * When an island wakes: at load; once the page has rested or it is touched; when it comes near the screen; once it is on
 * it; when it is touched; or at a click alone (and at load where it was left open).
 */
export type Waking = 'load' | 'rest' | 'visible' | 'seen' | 'use' | 'click';

/** Counts the islands of one page, so that their ids never meet. */
export const IslandCount = createContext({ next: 0 });

type Props<P> = { name: IslandName; of: ComponentType<P>; when?: Waking; props: P };

/** An interactive part: rendered here, hydrated by mount.tsx with the same props and the same id prefix. */
export function Island<P extends object>({ name, of: Component, when = 'visible', props }: Props<P>) {
  const count = use(IslandCount);
  const prefix = `i${String(count.next++)}-`;
  const markup = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // React's own output for this component: nothing of a person is in it.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
