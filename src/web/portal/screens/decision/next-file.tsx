import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { type Location, useLocation } from 'react-router';
import { desk } from '#copy/portal/decision-desk.ts';
import type { Decidable } from '#web/client/decisions.ts';
import { Link } from '#web/ui/link.tsx';
import { placeOfFile } from './asked-decision.ts';

/** The state of a link that opens a file: the addresses of its list, in order. */
export const listOf = (files: readonly Decidable[]): { files: string[] } => ({ files: files.map(placeOfFile) });

export type NextFile = { to: string; state: unknown };

/**
 * Returns a function that finds the file after this one: in the list whose link led here, else in the inbox next to it.
 * It looks at the list as it is when called, because a decided file leaves the list.
 */
export function useNextFile(file: Decidable): () => NextFile | undefined {
  const { state, search } = useLocation() as Location<unknown>;
  return () => {
    const files = filesIn(state);
    const at = files.indexOf(placeOfFile(file));
    if (at !== -1) return asNext(files[at + 1], state);
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('.inbox-rows a[data-application]')];
    const row = rows.findIndex(({ dataset }) => dataset['application'] === file.id);
    const next = row === -1 ? undefined : rows[row + 1];
    return asNext(next && next.pathname + search, null);
  };
}

const asNext = (to: string | undefined, state: unknown): NextFile | undefined =>
  to === undefined ? undefined : { to, state };

const filesIn = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'files' in state && Array.isArray(state.files)
    ? state.files.filter((one) => typeof one === 'string')
    : [];

type Props = { next: NextFile; ours: boolean; ref: Ref<HTMLAnchorElement> };

/** After a decision: leads on through the list, as the main action. `ours`: on the blue banner. */
export const NextFileLink = ({ next, ours, ref }: Props) => (
  <Link button ref={ref} variant={ours ? 'white' : 'primary'} size="s" icon={ArrowRight} {...next}>
    {desk.nextFile}
  </Link>
);
