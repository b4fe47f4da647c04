import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from '#contract/saved-views.ts';
import { savedViews as words } from '#copy/portal/saved-views.ts';
import { apiDeleteView, useSavedViews } from '#web/client/saved-views.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showCount } from '#web/portal/layout/use-count-marks.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import './view-bar.css';

type Filter = Record<string, string>;
export type UsualView<F extends Filter> = { name: string; filter: F; count?: number | undefined };
type Props<F extends Filter> = {
  screen: SavedView['screen'];
  usual: readonly UsualView<F>[];
  filter: F;
  /** Reads a filter from the values that a view saved. */
  read: (get: (name: string) => string | null) => F;
  onChange: (filter: F) => void;
  /** The usual views keep the other filters, and one of these is set: it can be saved. */
  narrowed?: boolean;
};

const isSame = (a: Filter, b: Filter): boolean => Object.keys(a).every((name) => a[name] === b[name]);

/** The usual filters of a list and the user's own, each under its name. */
export function ViewBar<F extends Filter>({ screen, usual, filter, read, onChange, narrowed = false }: Props<F>) {
  const client = useQueryClient();
  const own = useSavedViews(screen).map((saved) => ({
    name: saved.name,
    filter: read((name) => saved.filter[name] ?? null),
    saved,
  }));
  const views: (UsualView<F> & { saved?: SavedView })[] = [...usual, ...own];
  const ownCurrent = own.find((view) => isSame(filter, view.filter));
  const current = ownCurrent ?? views.find((view) => isSame(filter, view.filter));
  const [saving, setSaving] = useState(false);
  const removal = useAction(
    async ({ id, name }: SavedView) => {
      await apiDeleteView(client, id);
      return name;
    },
    { done: words.deleted, failed: words.notDeleted },
  );
  const saved = ownCurrent?.saved;
  const maySave = current === undefined || (narrowed && !saved);
  return (
    <div className="view-bar">
      <div role="group" aria-label={words.title}>
        {views.map((view) => (
          <button
            key={view.saved?.id ?? view.name}
            type="button"
            aria-pressed={view === current}
            onClick={() => onChange(view.filter)}
          >
            {view.name}
            {view.count !== undefined && <span className="tab-count num"> {showCount(view.count)}</span>}
          </button>
        ))}
      </div>
      {maySave && <IconButton icon={BookmarkPlus} label={words.save} onClick={() => setSaving(true)} />}
      {saved && <IconButton icon={Trash2} label={words.delete(saved.name)} onClick={() => void removal.act(saved)} />}
      {saving && <SaveViewDialog screen={screen} filter={filter} onClose={() => setSaving(false)} />}
    </div>
  );
}
