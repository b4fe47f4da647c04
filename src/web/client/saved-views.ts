import {
  type SavedView,
  savedViewAnswerSchema,
  savedViewPaths,
  savedViewsAnswerSchema,
} from '#contract/saved-views.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

const VIEWS = [savedViewPaths.all];

/** The user's saved views of one list. Empty until they are read. */
export const useSavedViews = (screen: SavedView['screen']): SavedView[] =>
  useQuery({
    queryKey: VIEWS,
    queryFn: async (): Promise<SavedView[]> =>
      savedViewsAnswerSchema.parse(await requestAsUser('GET', savedViewPaths.all)).views,
  }).data?.filter((view) => view.screen === screen) ?? [];

export async function apiSaveView(client: QueryClient, view: Omit<SavedView, 'id'>): Promise<SavedView> {
  const answer = savedViewAnswerSchema.parse(await requestAsUser('POST', savedViewPaths.all, view));
  await client.invalidateQueries({ queryKey: VIEWS });
  return answer.view;
}

export async function apiDeleteView(client: QueryClient, id: string): Promise<void> {
  await requestAsUser('DELETE', savedViewPaths.one(encodeURIComponent(id)));
  await client.invalidateQueries({ queryKey: VIEWS });
}
