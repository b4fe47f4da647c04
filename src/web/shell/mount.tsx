import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '#web/islands/index.ts';

/** Wakes one island of the page. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}', prefix = '' } = element.dataset;
  const Component = (await islands[island as IslandName]()) as ComponentType<object>;
  hydrateRoot(element, createElement(Component, JSON.parse(props) as object), { identifierPrefix: prefix });
  element.dataset['ready'] = '';
}
