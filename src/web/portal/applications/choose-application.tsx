import { inbox } from '#copy/portal/applications.ts';
import { EmptyState } from '../empty-state.tsx';

/** What stands beside the list while no file is open; narrow screens show the list alone. */
export const ChooseApplication = () => (
  <section className="panel">
    <EmptyState {...inbox.choose} />
  </section>
);
