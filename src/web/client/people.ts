import type { StepUp } from '#contract/account.ts';
import {
  type ChangeRoles,
  type InviteColleague,
  type PeopleAnswer,
  type OpenItems,
  peopleAnswerSchema,
  type PeopleChange,
  peoplePaths,
  type Person,
  personAnswerSchema,
} from '#contract/people.ts';
import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';
import { refreshSetup } from './setup.ts';

const KEY = [peoplePaths.all];

export const usePeople = (q: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, q],
    queryFn: async ({ pageParam }): Promise<PeopleAnswer> =>
      peopleAnswerSchema.parse(
        await requestAsUser('GET', `${peoplePaths.all}?${new URLSearchParams({ q, cursor: pageParam }).toString()}`),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Reloads the users, and the setup, whose steps for the team and the first dealer depend on them. */
export const refreshPeople = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.invalidateQueries({ queryKey: KEY }), refreshSetup(client)]);
};

export const apiChangePerson = async (
  id: string,
  change: PeopleChange,
  body?: Partial<StepUp> & { reason?: string; openItems?: OpenItems },
): Promise<Person> =>
  personAnswerSchema.parse(await requestAsUser('POST', peoplePaths.change(encodeURIComponent(id), change), body))
    .person;

export const apiChangeRoles = async (id: string, body: ChangeRoles): Promise<Person> =>
  personAnswerSchema.parse(await requestAsUser('POST', peoplePaths.change(encodeURIComponent(id), 'roles'), body))
    .person;

export const apiInviteColleague = async (colleague: InviteColleague): Promise<Person> =>
  personAnswerSchema.parse(await requestAsUser('POST', peoplePaths.all, colleague)).person;
