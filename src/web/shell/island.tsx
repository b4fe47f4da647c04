import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '#web/islands/index.ts';

/**
 * The event that starts an island. `rest`: when the page is idle, or on touch. `visible`: near the screen. `seen`: on
 * the screen. `use`: on touch. `click`: on a click only, and at load when it was left open.
 */
export type Waking = 'load' | 'rest' | 'visible' | 'seen' | 'use' | 'click';

/** Counts the islands of one page, so that their ids are unique. */
export const IslandCount = createContext({ next: 0 });

type Props<P> = { name: IslandName; of: ComponentType<P>; when?: Waking; props: P };

/** An interactive part: rendered here, and hydrated by mount.tsx with the same props and id prefix. */
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
      // React's own output for this component. It contains no user input.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
