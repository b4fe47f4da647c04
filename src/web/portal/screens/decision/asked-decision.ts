import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { DayTask } from '#contract/desk.ts';
import type { Decidable } from '#web/client/decisions.ts';
import { useMay } from '#web/client/session.ts';
import { MINE_VIEW } from '../applications/use-inbox-filter.ts';

const ASKED = '#decide';

export const placeOfFile = ({ kind, id }: Decidable): string =>
  kind === 'deal' ? `/admin/deals/${id}` : `/admin/applications/${id}`;

/** The address of a file that opens its decision. */
export const placeOfDecision = (file: Decidable): string => placeOfFile(file) + ASKED;

/** The query of the list that an own file opens next to: the own applications. A deal has no list next to it. */
export const ownViewOf = ({ kind }: Decidable): string => (kind === 'application' ? MINE_VIEW : '');

/** Returns where an own task is done: in the form of the decision for users who may decide, else in the file. */
export function usePlaceOfTask(): (task: Pick<DayTask, 'kind' | 'file'>) => string {
  const mayDecide = useMay('files.decide');
  return ({ kind, file }) => placeOfFile(file) + ownViewOf(file) + (kind === 'decide' && mayDecide ? ASKED : '');
}

/** Opens the decision when the address asks for it, and then removes the request, so that a reload shows the file. */
export function useAskedDecision(open: () => void): void {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const mayDecide = useMay('files.decide');
  const openDecision = useEffectEvent(open);
  useEffect(() => {
    if (hash !== ASKED) return;
    void navigate({ pathname, search }, { replace: true, state });
    if (mayDecide) openDecision();
  }, [hash, pathname, search, state, mayDecide, navigate]);
}
