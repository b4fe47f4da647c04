import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '#web/islands/index.ts';

/** Wakes one island of the page, in short steps: a touch meanwhile is answered, and finishes the waking of what it touches. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}', prefix = '' } = element.dataset;
  const Component = (await islands[island as IslandName]()) as ComponentType<object>;
  const content = <Awake element={element}>{createElement(Component, JSON.parse(props) as object)}</Awake>;
  startTransition(() => void hydrateRoot(element, content, { identifierPrefix: prefix }));
}

/** Says on the page that the island answers from now on. */
function Awake({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => void (element.dataset['ready'] = ''), [element]);
  return children;
}
