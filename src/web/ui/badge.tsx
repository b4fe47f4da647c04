import type { ReactNode } from 'react';

export type Tone = 'plain' | 'accent' | 'ok' | 'warn' | 'bad';

/** A state in a word. The color repeats the word and never replaces it. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
);
