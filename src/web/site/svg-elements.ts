import { createElement, type ReactNode } from 'react';

const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

/**
 * One of our own drawings as elements. Set as text it would need a browser that takes text for markup, and the policy
 * of our pages forbids that. Knows tags and attributes alone: our drawings hold neither text nor styles.
 */
export function svgElements(svg: string): ReactNode {
  const drawn: ReactNode[] = [];
  const open: { tag: string; props: Record<string, string>; children: ReactNode[] }[] = [];
  for (const [, end, tag = '', attributes = '', alone] of svg.matchAll(TAG)) {
    if (end === '') open.push({ tag, props: propsOf(attributes), children: [] });
    if (end === '' && alone === '') continue;
    const whole = open.pop();
    if (whole?.tag !== tag) throw new Error(`a drawing whose ${tag} is not closed`);
    (open.at(-1)?.children ?? drawn).push(createElement(tag, whole.props, ...whole.children));
  }
  return drawn[0];
}

const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [propName(name), value]));

const propName = (name: string): string => {
  if (name === 'class') return 'className';
  return name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
};
